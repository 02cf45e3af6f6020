import { afterEach, describe, expect, it, vi } from "vitest";
import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "#schema/image.ts";
import { ImageRefused } from "./image-refused.ts";
import { acceptOf } from "./accept-of.ts";
import { checkSize, openImage } from "./open-image.ts";

const RULES = { PROFILE_PICTURE, BANNER_IMAGE, TOUR_IMAGE };
const MB = 1024 * 1024;

const fileOf = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], "photo", { type });
const SCREEN = [...new TextEncoder().encode("GIF89a"), 1, 0, 1, 0, 0, 0, 0];
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const gifOf = (type: string, ...bytes: number[]) => new File([Uint8Array.from(bytes)], "photo", { type });
const heicOf = (brand: string) =>
  new File([`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`], "IMG_1.jpg", { type: "image/jpeg" });
const refusal = (open: () => unknown) =>
  Promise.resolve()
    .then(open)
    .then(
      () => "taken",
      (error: unknown) => error,
    );
const drawn = async ({ width, height }: ImageBitmap) => ({ width, height });
const close = vi.fn();
const decodes = () => vi.stubGlobal("createImageBitmap", async () => ({ width: 4, height: 3, close }));
const decodesNothing = () => vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no image")));

afterEach(() => {
  vi.unstubAllGlobals();
  close.mockClear();
});

describe.each(Object.entries(RULES))("an image file for %s", (_, rule) => {
  it.each(["image/jpeg", "image/png", "image/webp", "", "application/octet-stream", "image/gif"])(
    "an image file of type %j is decoded, because its content counts",
    async (type) => {
      decodes();
      expect(await openImage(fileOf(type), rule, drawn)).toEqual({ width: 4, height: 3 });
    },
  );

  it.each(["heic", "heix", "mif1"])(
    "an image file of a phone that saves HEIC (%s) is refused in words of its own",
    async (brand) => {
      decodesNothing();
      expect(await refusal(() => openImage(heicOf(brand), rule, drawn))).toMatchObject({
        title: rule.wrongType.title,
        message: "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.",
      });
    },
  );

  it("an image file in HEIC is taken where the browser opens it", async () => {
    decodes();
    expect(await openImage(heicOf("heic"), rule, drawn)).toEqual({ width: 4, height: 3 });
  });

  it.each(["image/svg+xml", "image/heic", "text/html", "application/pdf", ""])(
    "an image file of type %j is refused in the rule's words",
    async (type) => {
      const { title, description } = rule.wrongType;
      const error = await refusal(() => openImage(fileOf(type), rule, drawn));
      expect(error).toBeInstanceOf(ImageRefused);
      expect(error).toMatchObject({ title, message: description });
    },
  );

  it("an image file that can't be decoded is refused for its type, or for its size when too large", async () => {
    decodesNothing();
    const { wrongType, tooLarge, maxBytes } = rule;
    expect(await refusal(() => openImage(fileOf("image/png"), rule, drawn))).toMatchObject({
      message: wrongType.description,
    });
    expect(await refusal(() => openImage(fileOf("image/png", maxBytes + 1), rule, drawn))).toMatchObject({
      message: tooLarge.description,
    });
  });
});

describe("animation", () => {
  it.each(["image/gif", "", "image/jpeg"])(
    "an animation of type %j is accepted unchanged as a profile picture, and refused elsewhere",
    async (type) => {
      decodes();
      const gif = gifOf(type, ...SCREEN, ...FRAME, ...FRAME, 0x3b);
      const opened = await openImage(gif, PROFILE_PICTURE, drawn);
      expect(opened).toBeInstanceOf(File);
      expect(opened).toMatchObject({ type: "image/gif", size: gif.size });
      expect(close).toHaveBeenCalledOnce();
      expect(await refusal(() => openImage(gif, BANNER_IMAGE, drawn))).toBeInstanceOf(ImageRefused);
      expect(await refusal(() => openImage(gif, TOUR_IMAGE, drawn))).toBeInstanceOf(ImageRefused);
    },
  );

  it("an animation that breaks off is accepted behind a whole frame, and redrawn in its first", async () => {
    decodes();
    const bytes = [...SCREEN, 0x21, 0xfe, 1, 65, 0, 0, ...FRAME, 0, ...FRAME];
    const whole = SCREEN.length + 6 + FRAME.length;
    for (let length = SCREEN.length; length <= bytes.length; length++) {
      const opened = await openImage(gifOf("image/gif", ...bytes.slice(0, length)), PROFILE_PICTURE, drawn);
      if (length < whole) expect(opened).toEqual({ width: 4, height: 3 });
      else expect(opened).toBeInstanceOf(File);
    }
  });

  it("an animation of more than 2 MB is refused before it is decoded", async () => {
    decodesNothing();
    const error = await refusal(() =>
      openImage(new File([Uint8Array.from(SCREEN), new Uint8Array(2 * MB)], "photo"), PROFILE_PICTURE, drawn),
    );
    expect(error).toMatchObject({ title: "File too large", message: "The image must be less than 2MB" });
    expect(error).not.toHaveProperty("cause");
  });
});

it("an image file of exactly 2 MB is accepted, one byte more is refused", async () => {
  expect(await refusal(() => checkSize(fileOf("image/webp", 2_097_152), PROFILE_PICTURE))).toBe("taken");
  expect(await refusal(() => checkSize(fileOf("image/webp", 2_097_153), PROFILE_PICTURE))).toMatchObject({
    title: "File too large",
    message: "The image must be less than 2MB",
  });
});

it("the file input accepts the types of its rule", () => {
  expect(acceptOf(TOUR_IMAGE)).toBe("image/jpeg,image/png,image/webp");
});
