import { expect, it } from "vitest";
import { checkSize, checkType, isSentAsIs, PictureRefused } from "./rule.ts";

const refusal = (check: () => void): PictureRefused => {
  try {
    check();
  } catch (error) {
    if (error instanceof PictureRefused) return error;
  }
  throw new Error("was not refused");
};

it.each(["image/jpeg", "image/png", "image/webp", "image/gif"])("takes %s", (type) => {
  expect(() => checkType({ type })).not.toThrow();
});

it.each(["image/svg+xml", "text/html", "application/pdf", "image/heic", ""])(
  "refuses %j in the specified words",
  (type) => {
    expect(refusal(() => checkType({ type }))).toMatchObject({
      title: "Invalid file type",
      message: "Please upload a JPG, PNG, WEBP, or GIF image",
    });
  },
);

it("takes exactly 2 MB and refuses one byte more", () => {
  expect(() => checkSize({ size: 2_097_152 })).not.toThrow();
  expect(refusal(() => checkSize({ size: 2_097_153 }))).toMatchObject({
    title: "File too large",
    message: "The image must be less than 2MB",
    atField: "File size must be less than 2MB",
  });
});

it("crops everything but animations", () => {
  expect(isSentAsIs({ type: "image/gif" })).toBe(true);
  expect(isSentAsIs({ type: "image/jpeg" })).toBe(false);
});
