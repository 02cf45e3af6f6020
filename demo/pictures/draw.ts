/**
 * Draws the demo's pictures from their drawings: `node demo/pictures/draw.ts`, with Chromium and cwebp installed. It is
 * needed only after a drawing has changed: the pictures are kept beside them.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "#local/chromium.ts";

const folder = import.meta.dirname;
const scratch = mkdtempSync(join(tmpdir(), "lanyard-drawings-"));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();

for (const drawing of globSync("*.svg", { cwd: folder })) {
  const name = basename(drawing, ".svg");
  await page.setContent(
    `<style>svg { display: block }</style>${readFileSync(join(folder, drawing), "utf8")}`,
  );
  const png = join(scratch, `${name}.png`);
  await page.locator("svg").screenshot({ path: png });
  const { status } = spawnSync("cwebp", [
    "-quiet",
    "-preset",
    "drawing",
    "-q",
    "82",
    png,
    "-o",
    join(folder, `${name}.webp`),
  ]);
  if (status !== 0) throw new Error(`cwebp failed on ${name}`);
}

await browser.close();
rmSync(scratch, { recursive: true });
