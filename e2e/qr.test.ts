import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { readQr } from "./browser.ts";
import { browser } from "./under-test.ts";

/** The longest host that an address of ours may have for the smallest code. */
const ADDRESS = "https://lanyard.tours.xyz/profile/k7m2xq9abc";

const code = renderToStaticMarkup(createElement(QrCode, { value: ADDRESS, size: 180 }));

/** What a camera sees: how the badge is held, and how the picture comes out. */
async function photograph(held: string, picture: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 420, height: 420 }, deviceScaleFactor: 2 });
  await page.setContent(
    `<body style="margin:0"><div style="display:grid;place-items:center;height:420px;background:#b9b2a4;${picture}">
      <div style="${held}">${code}</div></div>`,
  );
  const image = await page.screenshot();
  await page.close();
  return image;
}

describe("the code on the badge, 180 px wide", () => {
  it.each([
    ["as it is", "", ""],
    ["turned", "transform:rotate(17deg)", ""],
    ["upside down", "transform:rotate(184deg)", ""],
    ["from the side", "transform:perspective(500px) rotateY(28deg) rotateX(12deg) rotate(8deg)", ""],
    ["out of focus", "", "filter:blur(1.2px)"],
    ["in weak light", "transform:rotate(5deg)", "filter:contrast(.3) brightness(.5)"],
    ["in glaring sun", "transform:rotate(-5deg)", "filter:contrast(.3) brightness(1.5)"],
    [
      "with all of that",
      "transform:perspective(600px) rotateY(18deg) rotate(-11deg)",
      "filter:blur(.8px) contrast(.4) brightness(.7)",
    ],
  ])("a badge code, 180 px wide, is read %s", async (_, held, picture) => {
    expect(readQr(await photograph(held, picture))).toBe(ADDRESS);
  });

  it("a badge code, 180 px wide, has a margin of four white modules", async () => {
    const page = await browser.newPage({ deviceScaleFactor: 5 });
    await page.setContent(`<body style="margin:0;background:#f0f">${code}`);
    const { data, width, height } = PNG.sync.read(await page.locator("svg").first().screenshot());
    const module = width / (37 + 8);
    const isWhite = (x: number, y: number) => {
      const at = 4 * (Math.floor(y) * width + Math.floor(x));
      return data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255;
    };
    const colours = new Set<boolean>();
    const margin = Math.floor(4 * module) - 1;
    for (let y = 0; y < height; y += 3)
      for (let x = 0; x < width; x += 3)
        if (Math.min(x, y, width - 1 - x, height - 1 - y) < margin) colours.add(isWhite(x, y));
    expect([...colours]).toEqual([true]);
    // The next pixels inwards are the first eye's.
    expect(isWhite(margin + 2 + 3 * module, margin + 2 + module / 2)).toBe(false);
    await page.close();
  });
});
