import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveFile } from "./save-file.ts";

const click = vi.fn();
const blob = new Blob(["x"], { type: "application/pdf" });

/** Sets up a device: its pointer, and what its share sheet does. */
function device({
  pointer = "coarse",
  share,
}: {
  pointer?: string;
  share?: (data: ShareData) => Promise<void>;
}) {
  vi.stubGlobal("navigator", share ? { canShare: () => true, share } : {});
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
    await expect(saveFile(blob, "badge.pdf")).resolves.toBe("cancelled");
    expect(click).not.toHaveBeenCalled();
  });

  it.each([
    ["without a share sheet", {}],
    ["with a mouse", { pointer: "fine", share: () => Promise.resolve() }],
    [
      "whose tap was too long ago",
      { share: () => Promise.reject(new DOMException("late", "NotAllowedError")) },
    ],
  ])("a device %s downloads it", async (_, given) => {
    device(given);
    await expect(saveFile(blob, "badge.pdf")).resolves.toBe("downloaded");
    expect(click).toHaveBeenCalledOnce();
  });
});
