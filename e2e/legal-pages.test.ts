import { describe, expect, it } from "vitest";
import { collectErrors, LAPTOP, onPhoneAndLaptop, overflow, PHONE } from "./browser.ts";
import { warmContext } from "./warm.ts";

const TITLES = ["Privacy", "Terms", "Imprint"];

describe("the legal pages", () => {
  it.each([
    ["/", TITLES],
    ["/profile/marta-lisbon", TITLES],
    ["/profile/marta-lisbon?lang=de", ["Datenschutz", "AGB", "Impressum"]],
  ])("the foot of %s leads to each legal page", async (from, words) => {
    const page = await (await warmContext(PHONE)).newPage();
    await page.goto(from);
    for (const [index, title] of TITLES.entries()) {
      const path = `/${title.toLowerCase()}`;
      const isLast = index === TITLES.length - 1;
      // A response without content: the browser stays where it is, and the next link can be tried.
      if (!isLast) await page.route(`**${path}`, (route) => route.fulfill({ status: 204 }));
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
      await page.getByRole("link", { name: words[index] ?? "", exact: true }).click();
      expect((await asked).isNavigationRequest()).toBe(true);
    }
    await page.waitForURL("**/imprint");
    await page.getByRole("heading", { level: 1, name: "Imprint", exact: true }).waitFor();
  });

  it("each legal page is at its address, under its title", async () => {
    const page = await (await warmContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    for (const title of TITLES) {
      await page.goto(`/${title.toLowerCase()}`);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    }
  });

  it("the legal pages are read without scripts on a phone and on a laptop, from a summary to its sections", async () => {
    const page = await (await warmContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    const errors = collectErrors(page);
    for (const path of ["/privacy", "/terms"]) {
      await page.goto(path);
      await page.getByRole("heading", { name: "In short" }).waitFor();
      await onPhoneAndLaptop(page, async () => {
        await expect.poll(() => overflow(page)).toBe(0);
        const sections = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
        const last = sections.last();
        const title = (await last.textContent()) ?? "";
        await last.click();
        const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
        await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
        const height = page.viewportSize()?.height ?? 0;
        await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(height);
      });
    }
    expect(errors).toEqual([]);
  });

  it("the legal pages in Arabic and Japanese fit a phone and a laptop", async () => {
    const page = await (await warmContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    for (const [language, direction] of [
      ["ar", "rtl"],
      ["ja", "ltr"],
    ])
      for (const path of ["/privacy", "/terms", "/imprint"]) {
        await page.goto(`${path}?lang=${language}`);
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.body).direction))
          .toBe(direction);
        await onPhoneAndLaptop(page, () => expect.poll(() => overflow(page)).toBe(0));
      }
  });

  it("the legal pages in German with letters twice as large fit a phone", async () => {
    const page = await (await warmContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    for (const path of ["/privacy", "/terms", "/imprint"]) {
      await page.goto(`${path}?lang=de`);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await expect.poll(() => overflow(page)).toBe(0);
    }
  });

  it("the privacy page on paper is black on white and whole, also from a dark screen", async () => {
    const page = await (await warmContext({ ...LAPTOP, colorScheme: "dark" })).newPage();
    await page.goto("/privacy");
    await page.emulateMedia({ media: "print" });
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
    expect(colours).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(0, 0, 0)" });
    await expect.poll(() => page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole("table").filter({ visible: true }).count()).toBe(2);
  });
});
