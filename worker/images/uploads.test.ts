import { describe, expect, it, vi } from "vitest";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { TooLarge } from "../errors.ts";
import { readDataUrl, readFile } from "./uploads.ts";

describe("a picture over its limit", () => {
  it("a file that is too large is refused before it is read", async () => {
    const file = new File([new Uint8Array(PROFILE_PICTURE.maxBytes + 1)], "large.jpg");
    const read = vi.spyOn(file, "bytes");
    await expect(readFile(file, PROFILE_PICTURE)).rejects.toThrow(TooLarge);
    expect(read).not.toHaveBeenCalled();
  });

  it("a data URL that is too large is refused before it is decoded", () => {
    const decode = vi.spyOn(Uint8Array, "fromBase64");
    const url = `data:image/jpeg;base64,${"A".repeat((Math.ceil(PROFILE_PICTURE.maxBytes / 3) + 1) * 4)}`;
    expect(() => readDataUrl(url, PROFILE_PICTURE)).toThrow(TooLarge);
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });
});
