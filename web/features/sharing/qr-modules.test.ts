import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { qrModules, qrPath } from "./qr-modules.ts";
import { QrSvg } from "./qr-svg.tsx";

const ADDRESS = "https://lanyard.example/profile/k7m2xq9abc";
/** px of a module */
const SCALE = 4;

/** Reads a code as a camera would, four modules of white around it. */
function readBack(text: string, level: "M" | "H", hole?: number): string | undefined {
  const { side, runs } = qrModules(text, level, hole);
  const width = (side + 8) * SCALE;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const { x, y, length } of runs)
    for (let row = 0; row < SCALE; row++) {
      const from = 4 * (((y + 4) * SCALE + row) * width + (x + 4) * SCALE);
      for (let at = from; at < from + 4 * length * SCALE; at += 4) pixels.fill(0, at, at + 3);
    }
  return jsQR(pixels, width, width)?.data;
}

describe("qrModules", () => {
  it.each([
    ["an address", ADDRESS],
    ["capitals, as prints have them", "HTTPS://LANYARD.EXAMPLE/Q/MARTA-LISBON/TENT"],
    ["digits", "00020101021126580014"],
    ["letters of other scripts", "ليلى · Łódź · 東京"],
    ["a text of three lines", "BCD\n002\n1"],
    ["a long text", "a".repeat(900)],
  ])("the code of %s says what was encoded", (_, text) => {
    expect(readBack(text, "M")).toBe(text);
  });

  it("a code at level H is read with a hole of nine modules in its middle", () => {
    const { side, runs } = qrModules(ADDRESS, "H", 9);
    const [from, to] = [(side - 9) / 2, (side + 9) / 2];
    expect(runs.filter(({ x, y, length }) => y >= from && y < to && x < to && x + length > from)).toEqual([]);
    expect(readBack(ADDRESS, "H", 9)).toBe(ADDRESS);
  });

  it("the QR code of a short address has 37 modules, readable off a badge", () => {
    expect(qrModules(ADDRESS, "H").side).toBe(37);
  });

  it("qrModules refuses a text that no QR code holds", () => {
    expect(() => qrModules("a".repeat(3000), "H")).toThrow(RangeError);
  });

  it("each run of modules becomes a path that is closed after it", () => {
    expect(
      qrPath([
        { x: 0, y: 0, length: 7 },
        { x: 9, y: 2, length: 1 },
      ]),
    ).toBe("M0 0h7v1H0zM9 2h1v1H9z");
  });
});

it("QrSvg draws a named picture with white on every side of its code", () => {
  const html = renderToStaticMarkup(createElement(QrSvg, { value: ADDRESS, title: "Code", size: 180 }));
  const { side } = qrModules(ADDRESS, "M");
  expect(html).toContain(`viewBox="-4 -4 ${side + 8} ${side + 8}" role="img"><title>Code</title>`);
  expect(html).toContain(`d="M-4 -4h${side + 8}v${side + 8}H-4z"`);
});
