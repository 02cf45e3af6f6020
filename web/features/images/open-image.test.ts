import { afterEach, describe, expect, it, vi } from "vitest";
import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "#schema/image.ts";
import { ImageRefused } from "./image-refused.ts";
import { acceptOf, checkSize, openImage } from "./open-image.ts";

const RULES = { PROFILE_PICTURE, BANNER_IMAGE, TOUR_IMAGE };
const MB = 1024 * 1024;

const fileOf = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], "photo", { type });
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
  it.each(["image/jpeg", "image/png", "image/webp"])("an image file of type %s is decoded", async (type) => {
    decodes();
    expect(await openImage(fileOf(type), rule, drawn)).toEqual({ width: 4, height: 3 });
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
  it("an animation is accepted unchanged as a profile picture, and refused elsewhere", async () => {
    decodes();
    const gif = fileOf("image/gif");
    expect(await openImage(gif, PROFILE_PICTURE, drawn)).toBe(gif);
    expect(close).toHaveBeenCalledOnce();
    expect(await refusal(() => openImage(gif, BANNER_IMAGE, drawn))).toBeInstanceOf(ImageRefused);
    expect(await refusal(() => openImage(gif, TOUR_IMAGE, drawn))).toBeInstanceOf(ImageRefused);
  });

  it("an animation of more than 2 MB is refused before it is decoded", async () => {
    decodesNothing();
    const error = await refusal(() => openImage(fileOf("image/gif", 2 * MB + 1), PROFILE_PICTURE, drawn));
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
