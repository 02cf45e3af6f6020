import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, isHydrated, onPhoneAndLaptop, overflow, PHONE, see } from "./browser.ts";
import { bodyOf, listReviews, type SampleProfile, makeProfile } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** A code's address, as print has it: all in capitals. */
const codeOf = ({ guide }: SampleProfile, mark = "tent-1") =>
  `${origin}/q/${guide.uniqueId}/${mark}`.toUpperCase();
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

async function typeReview(page: Page, comment: string): Promise<void> {
  await page.getByLabel("Your name").fill("Hannah Weiss");
  await page.getByLabel("Your review").fill(comment);
  await button(page, "Send review").click();
}

describe("the code on a badge", () => {
  it("a scanned badge code leads to the page in one response with the page's own address, and a review is left from there", async () => {
    const profile = await makeProfile({ email: "marta@walks.example" });
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    const errors = collectErrors(page);
    const response = await page.goto(codeOf(profile));
    expect([response?.status(), response?.request().redirectedFrom()]).toEqual([200, null]);
    await expect.poll(() => pathOf(page)).toBe(profile.path);
    await expect
      .poll(() => page.locator("link[rel=canonical]").getAttribute("href"))
      .toBe(`${origin}${profile.path}`);
    await isHydrated(page);
    await typeReview(page, "Scanned from a tent.");
    await see(page, "Thank you for your review");
    await expect.poll(async () => (await listReviews(origin, profile)).length).toBe(1);
    // It is the page of the history, too: nothing lies behind it.
    await page.reload();
    await see(page, "Scanned from a tent.");
    expect(errors).toEqual([]);
    await context.close();
  });

  it("a badge code keeps the rest of its address, and accepts any mark", async () => {
    const profile = await makeProfile();
    const page = await (await warmContext(PHONE)).newPage();
    await page.goto(`${codeOf(profile, "not a mark!")}?lang=de#reviews`);
    await expect.poll(() => pathOf(page)).toBe(`${profile.path}?lang=de#reviews`);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("de");
  });

  it("a badge code needs no JavaScript: review, language and tip are found from its address", async () => {
    const profile = await makeProfile({ country: "PT" });
    await bodyOf(
      profile.owner.request.put(`/api/guides/${profile.guide.id}/payment-ways`, {
        data: [{ kind: "revolut", value: "martawalks" }],
      }),
    );
    const context = await browser.newContext({ ...PHONE, baseURL: origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(codeOf(profile));
    await typeReview(page, "By hand, from a code.");
    await page.waitForURL(`**${profile.path}?review=added*`);
    await see(page, "By hand, from a code.");
    await page.goto(codeOf(profile));
    await page.getByRole("link", { name: "Language" }).first().click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await page.waitForURL(`**${profile.path}`);
    await page.goto(codeOf(profile));
    // The choice is remembered.
    await page.getByRole("link", { name: "Trinkgeld geben" }).first().click();
    await page.waitForURL(`**${profile.path}/tip`);
    await context.close();
  });

  it("the badge code of a page that doesn't exist shows the page that says so", async () => {
    const page = await (await warmContext(PHONE)).newPage();
    const response = await page.goto("/Q/NOBODY/TENT");
    expect(response?.status()).toBe(404);
    await see(page, "Profile unavailable");
    await expect.poll(() => pathOf(page)).toBe("/profile/nobody");
  });
});

/** The values of a property of a card, as a parser that isn't ours reads them. */
function valuesIn(card: string, property: string): unknown[] {
  const [, properties]: [string, [string, object, string, unknown][]] = ICAL.parse(card);
  return properties.filter(([name]) => name === property).map(([, , , value]) => value);
}

describe("'Save contact'", () => {
  it("'Save contact' downloads a card that another program reads, without JavaScript, in six scripts", async () => {
    const profile = await makeProfile({ phone: "+351 912 000 014", instagram: "marta.walks" });
    const page = await (await warmContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    await profile.change({ name: "山田 太郎" });
    await page.goto(profile.path);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save contact" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("山田 太郎.vcf");
    expect(valuesIn(await readFile(await download.path(), "utf8"), "fn")).toEqual(["山田 太郎"]);
    for (const name of [
      "Zoë Ångström-Łukasiewicz",
      "محمد بن عبد الله الأندلسي",
      "प्रियंका श्रीनिवासन् कुलकर्णी",
      "สมหญิง รักการเดินทาง",
      "Олександра Шевченко",
    ]) {
      await profile.change({ name });
      const response = await fetch(download.url());
      const [, file = ""] =
        /filename\*=UTF-8''(\S+)/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
      expect(decodeURIComponent(file)).toBe(`${name}.vcf`);
      const card = await response.text();
      expect(valuesIn(card, "fn")).toEqual([name]);
      expect(valuesIn(card, "tel")).toEqual(["+351912000014"]);
      expect(valuesIn(card, "url")).toEqual(["https://instagram.com/marta.walks", profile.guide.url]);
    }
  });

  it("'Save contact' is below the links, also where letters are enlarged", async () => {
    const { path } = await makeProfile({ email: "marta@walks.example", phone: "+351 912 000 014" });
    const page = await (await warmContext(PHONE)).newPage();
    for (const lang of ["en", "ar", "vi"]) {
      await page.goto(`${path}?lang=${lang}`);
      await page.locator('a[href$="/contact.vcf"]').waitFor();
      await onPhoneAndLaptop(page, async () => {
        // What axe looks at is the same in every language.
        if (lang === "en") await expectNoViolations(page);
        await expect.poll(() => overflow(page)).toBe(0);
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await expect.poll(() => overflow(page)).toBe(0);
        await page.evaluate(() => (document.documentElement.style.fontSize = ""));
      });
    }
  });
});
