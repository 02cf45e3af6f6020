import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { QRCodeSVG } from "qrcode.react";
import { describe, expect, it } from "vitest";
import { modulesOf } from "./qr-size.ts";

const drawnModules = (value: string) =>
  Number(/viewBox="0 0 (\d+) /.exec(renderToStaticMarkup(createElement(QRCodeSVG, { value, level: "H" })))?.[1]);

describe("modulesOf", () => {
  it("agrees with what is drawn, at every length", () => {
    for (let length = 1; length <= 382; length += 1) {
      const value = "a".repeat(length);
      expect(modulesOf(value), `${length} bytes`).toBe(drawnModules(value));
    }
  });

  it("keeps a short address at 37 modules, so that it can be read off a badge", () => {
    expect(modulesOf("https://lanyard.example/profile/k7m2xq9abc")).toBe(37);
  });

  it("refuses what no code of ours can hold", () => {
    expect(() => modulesOf("a".repeat(383))).toThrow(RangeError);
  });
});
