import { describe, expect, it } from "vitest";
import { collectErrors, LAPTOP, overflow, PHONE } from "./browser.ts";
import { browser, origin } from "./under-test.ts";

const TITLES = ["Privacy", "Terms", "Imprint"];

describe("the legal pages", () => {
  it.each([
    ["/", TITLES],
    ["/login", TITLES],
    ["/register", TITLES],
    ["/forgot", TITLES],
    ["/reset", TITLES],
    ["/profile/marta-lisbon", TITLES],
    ["/profile/marta-lisbon?lang=de", ["Datenschutz", "AGB", "Impressum"]],
  ])("the foot of %s leads to each legal page", async (from, words) => {
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    for (const [index, title] of TITLES.entries()) {
      await page.goto(from);
      await page.getByRole("link", { name: words[index] ?? "", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/${title.toLowerCase()}`);
    }
    await context.close();
  });

  it.each([
    ["phone", PHONE],
    ["laptop", LAPTOP],
  ] as const)(
    "the legal pages are read without scripts on a %s, from a summary to its sections",
    async (_, device) => {
      const context = await browser.newContext({ ...device, javaScriptEnabled: false, baseURL: origin });
      const page = await context.newPage();
      const errors = collectErrors(page);
      for (const path of ["/privacy", "/terms"]) {
        await page.goto(path);
        await page.getByRole("heading", { name: "The short of it" }).waitFor();
        await expect.poll(() => overflow(page)).toBe(0);
        const sections = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
        const last = sections.last();
        const title = (await last.textContent()) ?? "";
        await last.click();
        const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
        await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
        expect((await heading.boundingBox())?.y).toBeLessThan(device.viewport.height);
      }
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it.each([
    ["phone", PHONE],
    ["laptop", LAPTOP],
  ] as const)("the legal pages in Arabic and Japanese fit a %s", async (_, device) => {
    const context = await browser.newContext({ ...device, javaScriptEnabled: false, baseURL: origin });
    const page = await context.newPage();
    for (const [language, direction] of [
      ["ar", "rtl"],
      ["ja", "ltr"],
    ])
      for (const path of ["/privacy", "/terms", "/imprint"]) {
        await page.goto(`${path}?lang=${language}`);
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.body).direction))
          .toBe(direction);
        await expect.poll(() => overflow(page)).toBe(0);
      }
    await context.close();
  });

  it("the privacy page on paper is black on white and whole, also from a dark screen", async () => {
    const context = await browser.newContext({ ...LAPTOP, colorScheme: "dark", baseURL: origin });
    const page = await context.newPage();
    await page.goto("/privacy");
    await page.emulateMedia({ media: "print" });
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
    expect(colours).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(0, 0, 0)" });
    await expect.poll(() => page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole("table").filter({ visible: true }).count()).toBe(2);
    await context.close();
  });
});
