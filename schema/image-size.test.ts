import { expect, it } from "vitest";
import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "./image.ts";
import { BADGE_SIZES, CARD_SIZE, PHONE_BANNER_SIZE, srcSetOf } from "./image-size.ts";

const sizes = [PROFILE_PICTURE, BANNER_IMAGE, TOUR_IMAGE].flatMap((rule) => rule.sizes);
const sum = (...numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

it("an image of ours has an address for each of its widths", () => {
  expect(srcSetOf("/images/7/a.jpg", ...BADGE_SIZES, CARD_SIZE)).toBe(
    "/images/7/a.jpg?w=272 272w, /images/7/a.jpg?w=408 408w, /images/7/a.jpg?w=816 816w",
  );
});

it.each([
  "https://pictures.example/images/a.jpg",
  "blob:http://localhost/1",
  "//pictures.example/images/a.jpg",
])("an image elsewhere has only its own address: %s", (url) =>
  expect(srcSetOf(url, ...BADGE_SIZES)).toBeUndefined(),
);

it("each width names one image size", () => {
  expect(new Set(sizes.map(({ width }) => width)).size).toBe(sizes.length);
});

it("the images of a phone's first screen are at most 60 kB", () => {
  for (const { maxBytes } of BADGE_SIZES)
    expect(sum(maxBytes, PHONE_BANNER_SIZE.maxBytes)).toBeLessThanOrEqual(60_000);
});
