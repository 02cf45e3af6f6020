import { afterEach, describe, expect, it, vi } from "vitest";
import { decodeImage } from "./image.ts";

const photo = new Blob(["photo"], { type: "image/jpeg" });
/** What a bitmap was made of. */
type Made = { from: unknown; options: ImageBitmapOptions | undefined };

/** Decodes as browsers from before 2023, which know other words than "from-image". */
const makeAsBefore = async (from: unknown, options?: ImageBitmapOptions): Promise<Made> => {
  if (options?.imageOrientation === "from-image")
    throw new TypeError(
      "The provided value 'from-image' is not a valid enum value of type ImageOrientation.",
    );
  return { from, options };
};

const drawn = vi.fn();
class Element {
  src = "";
  naturalWidth = 8192;
  naturalHeight = 6144;
  decode = async (): Promise<void> => {};
}
const canvas = { width: 0, height: 0, getContext: () => ({ drawImage: drawn }) };

/** Has a page in which images and canvases can be made. */
function inPage(make: (from: unknown, options?: ImageBitmapOptions) => Promise<unknown>, image = Element) {
  vi.stubGlobal("createImageBitmap", make);
  vi.stubGlobal("Image", image);
  vi.stubGlobal("document", { createElement: () => canvas });
}

afterEach(() => {
  vi.unstubAllGlobals();
  drawn.mockClear();
});

describe("a photo that is opened", () => {
  it("a photo is decoded upright by browsers that know the word for it", async () => {
    inPage(async (from, options): Promise<Made> => ({ from, options }));
    expect(await decodeImage(photo)).toEqual({ from: photo, options: { imageOrientation: "from-image" } });
    expect(drawn).not.toHaveBeenCalled();
  });

  it("a photo is drawn upright, and no larger than a phone's canvas, where browsers refuse that word", async () => {
    inPage(makeAsBefore);
    expect(await decodeImage(photo)).toEqual({ from: canvas, options: undefined });
    expect(drawn).toHaveBeenCalledExactlyOnceWith(expect.any(Element), 0, 0, 4096, 3072);
  });

  it("a file that is no photo is refused by browsers of both kinds", async () => {
    inPage(() => Promise.reject(new DOMException("no image", "InvalidStateError")));
    await expect(decodeImage(photo)).rejects.toThrow("no image");
    expect(drawn).not.toHaveBeenCalled();
    class Broken extends Element {
      override decode = (): Promise<void> => Promise.reject(new DOMException("no image", "EncodingError"));
    }
    inPage(makeAsBefore, Broken);
    await expect(decodeImage(photo)).rejects.toThrow("no image");
  });
});
