import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toastStore } from "#web/ui/toast.ts";
import { saveFile } from "./save-file.ts";

const click = vi.fn();
const blob = new Blob(["x"], { type: "application/pdf" });

const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1";
const INSTAGRAM =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Instagram 334.0.0.27.95";

type Device = {
  pointer?: string;
  userAgent?: string;
  standalone?: boolean;
  share?: (data: ShareData) => Promise<void>;
};

/** Sets up a device: its pointer, its browser, and what its share sheet does. */
function device({ pointer = "coarse", userAgent = SAFARI, standalone = false, share }: Device) {
  vi.stubGlobal("navigator", { userAgent, standalone, ...(share && { canShare: () => true, share }) });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("document", {
    createElement: () => ({ click, remove: () => {} }),
    body: { appendChild: () => {} },
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  click.mockReset();
});

describe("saving a file", () => {
  it("a phone's share sheet gets the file with its name and kind, and nothing is downloaded", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    device({ share });
    await expect(saveFile(blob, "badge.pdf")).resolves.toBe("shared");
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(["badge.pdf", "application/pdf"]);
    expect(click).not.toHaveBeenCalled();
  });

  it("a share sheet that was closed saves nothing, and isn't called a download", async () => {
    device({ share: () => Promise.reject(new DOMException("off", "AbortError")) });
    await expect(saveFile(blob, "badge.pdf")).resolves.toBe("not saved");
    expect(click).not.toHaveBeenCalled();
  });

  it.each([
    ["without a share sheet", {}],
    ["with a mouse", { pointer: "fine", share: () => Promise.resolve() }],
    [
      "whose tap was too long ago",
      { share: () => Promise.reject(new DOMException("late", "NotAllowedError")) },
    ],
    ["with the app on its home screen", { userAgent: INSTAGRAM, standalone: true }],
  ])("a device %s downloads it", async (_, given) => {
    device(given);
    await expect(saveFile(blob, "badge.pdf")).resolves.toBe("downloaded");
    expect(click).toHaveBeenCalledOnce();
  });

  it.each([
    ["has no share sheet", {}],
    ["has one that refuses", { share: () => Promise.reject(new DOMException("late", "NotAllowedError")) }],
  ])(
    "a browser inside another app that %s downloads nothing, and says what to do until that is closed",
    async (_, given) => {
      device({ userAgent: INSTAGRAM, ...given });
      await expect(saveFile(blob, "badge.pdf")).resolves.toBe("not saved");
      expect(click).not.toHaveBeenCalled();
      expect(toastStore.get()).toMatchObject({
        title: "This app can't save files",
        description: "Open this page in your browser: use this app's menu, or copy the link.",
        action: { label: "Copy link" },
        stays: true,
      });
      await saveFile(blob, "codes.txt", "Please copy them instead.");
      expect(toastStore.get()).not.toHaveProperty("action");
      expect(toastStore.get()).toMatchObject({ description: "Please copy them instead." });
    },
  );
});
