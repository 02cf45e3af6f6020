import { expect, it } from "vitest";
import { BannerRefused, openBanner, storedSize } from "./banner-picture.ts";

it.each([
  [
    { width: 4000, height: 1250 },
    { width: 1600, height: 500 },
  ],
  [
    { width: 1600, height: 500 },
    { width: 1600, height: 500 },
  ],
  [
    { width: 320, height: 100 },
    { width: 320, height: 100 },
  ],
  [
    { width: 1, height: 1 },
    { width: 1, height: 1 },
  ],
])("stores a part of %o as %o", (part, stored) => {
  expect(storedSize(part)).toEqual(stored);
});

it.each(["image/gif", "image/svg+xml", "image/heic", "text/html", ""])(
  "refuses %j in the rule's words",
  async (type) => {
    const refusal = await openBanner(new File(["x"], "banner", { type })).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BannerRefused);
    expect(refusal).toMatchObject({
      title: "Invalid file type",
      message: "Please upload a JPG, PNG, or WEBP image",
    });
  },
);
