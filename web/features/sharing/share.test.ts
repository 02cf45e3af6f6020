import { afterEach, describe, expect, it, vi } from "vitest";
import { copyText, sharePage } from "./share.ts";

const profile = {
  title: "Marta - Tour Guide Profile",
  text: "Check out my tour guide profile!",
  url: "https://lanyard.example/profile/k7m2xq9abc",
};

/** Sets up a device with these abilities. */
function device(abilities: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  const { share, writeText } = abilities;
  vi.stubGlobal("navigator", { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) });
}

/** Sets up a document whose `copy` returns this, and notes what was selected. */
function documentThat(copies: boolean) {
  const copied: string[] = [];
  const field = { value: "", style: {}, select: () => copied.push(field.value), remove: () => {} };
  vi.stubGlobal("HTMLElement", Object);
  vi.stubGlobal("document", {
    createElement: () => field,
    querySelector: () => null,
    body: { appendChild: () => {} },
    execCommand: () => copies,
  });
  return copied;
}

afterEach(() => vi.unstubAllGlobals());

describe("sharePage", () => {
  it("sharePage opens the device's share dialog with title, text and address", async () => {
    const share = vi.fn(() => Promise.resolve());
    device({ share });
    await expect(sharePage(profile)).resolves.toBe("shared");
    expect(share).toHaveBeenCalledWith(profile);
  });

  it("sharePage doesn't copy when the share dialog was cancelled", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    device({ share: () => Promise.reject(new DOMException("off", "AbortError")), writeText });
    await expect(sharePage(profile)).resolves.toBe("cancelled");
    expect(writeText).not.toHaveBeenCalled();
  });

  it("sharePage copies the address when sharing is missing or fails", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    device({ writeText });
    await expect(sharePage(profile)).resolves.toBe("copied");
    device({ share: () => Promise.reject(new DOMException("no", "NotAllowedError")), writeText });
    await expect(sharePage(profile)).resolves.toBe("copied");
    expect(writeText.mock.calls).toEqual([[profile.url], [profile.url]]);
  });

  it.each([
    ["is missing", {}],
    ["refuses", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
  ])("copyText selects the text and copies it where the clipboard %s", async (_, abilities) => {
    const copied = documentThat(true);
    device(abilities);
    await copyText(profile.url);
    expect(copied).toEqual([profile.url]);
  });

  it("sharePage throws when neither sharing nor copying works", async () => {
    documentThat(false);
    device({});
    await expect(sharePage(profile)).rejects.toThrow();
    await expect(copyText(profile.url)).rejects.toThrow();
    device({ writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
    await expect(copyText(profile.url)).rejects.toThrow("no clipboard");
  });
});
