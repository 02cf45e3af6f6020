import type { Locator, Page } from "playwright-core";
import { PNG } from "pngjs";
import { beforeAll, describe, expect, it } from "vitest";
import { plainPictures } from "#worker/testing/pictures.ts";
import { button, isHydrated } from "./browser.ts";
import { choosePicture, writeFileAt } from "./form-page.ts";
import { makeProfile, type SampleProfile } from "./profiles.ts";

let somebody: SampleProfile;
let page: Page;
beforeAll(async () => {
  somebody = await makeProfile({ paypalLink: "martawalks" });
  page = await somebody.owner.newPage();
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
});

/** Reads how dark the darkest of the rows of a picture is at a place, from 0, white, to 255. */
async function inkOf(shown: Locator, x: number, rows = Infinity): Promise<number> {
  const { data, width, height } = PNG.sync.read(await shown.screenshot());
  const column = Array.from(
    { length: Math.min(rows, height) },
    (_, y) => 4 * (y * width + Math.floor(width * x)),
  );
  return 255 - Math.min(...column.map((pixel) => data[pixel] ?? 255));
}
const EDGE = 8;

describe("a device with its own colours", () => {
  it("a sheet of the app that a tap has opened has an edge, which shadows don't give it there", async () => {
    await page.goto("/dashboard");
    await button(page, "Menu").tap();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect.poll(() => inkOf(sheet, 0.5, EDGE)).toBeGreaterThan(200);
  });

  it("a sheet of the public page has an edge, which shadows don't give it there", async () => {
    await page.goto(`${somebody.path}?as=guest`);
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    const sheet = page.getByRole("dialog", { name: "Select payment method" });
    await expect.poll(() => inkOf(sheet, 0.5, EDGE)).toBeGreaterThan(200);
  });

  it("the line on which a photo's zoom is chosen is seen there", async () => {
    await page.goto(`/edit/${somebody.guide.id}`);
    await choosePicture(page, await writeFileAt("portrait.png", Buffer.from(plainPictures.png)));
    await expect.poll(() => inkOf(page.getByLabel("Zoom"), 0.9)).toBeGreaterThan(200);
  });
});
