import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { QRCodeSVG } from "qrcode.react";
import { describe, expect, it } from "vitest";
import { modulesOf } from "./qr-size.ts";

const drawnModules = (value: string) =>
  Number(
    /viewBox="0 0 (\d+) /.exec(renderToStaticMarkup(createElement(QRCodeSVG, { value, level: "H" })))?.[1],
  );

const sizeOf = (length: number) => modulesOf("a".repeat(length));

describe("modulesOf", () => {
  it("modulesOf agrees with the drawn QR code up to the last byte that fits each size", () => {
    const lengths = Array.from({ length: 382 }, (_, index) => index + 1);
    const lasts = lengths.filter((length) => length === 382 || sizeOf(length) < sizeOf(length + 1));
    expect(lasts).toHaveLength(20);
    for (const length of lasts.flatMap((last) => [last, Math.min(last + 1, 382)]))
      expect(sizeOf(length), `${length} bytes`).toBe(drawnModules("a".repeat(length)));
  });

  it("the QR code of a short address has 37 modules, readable off a badge", () => {
    expect(modulesOf("https://lanyard.example/profile/k7m2xq9abc")).toBe(37);
  });

  it("modulesOf refuses text that is too long for our QR codes", () => {
    expect(() => modulesOf("a".repeat(383))).toThrow(RangeError);
  });
});
