import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  collectErrors,
  isHydrated,
  LAPTOP,
  onPhoneAndLaptop,
  overflow,
  PHONE,
  see,
  SMALL_LAPTOP,
} from "./browser.ts";
import {
  arrive,
  atTheForm,
  atTheirProfile,
  field,
  guidesOf,
  isFocused,
  nameField,
  save,
  somebody,
  toldAt,
} from "./form-page.ts";
import { bodyOf, listReviews, type MadeProfile, makeProfile } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** A code's address, as print has it: all in capitals. */
const codeOf = ({ guide }: MadeProfile, mark = "tent-1") =>
  `${origin}/q/${guide.uniqueId}/${mark}`.toUpperCase();
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

async function typeReview(page: Page, comment: string): Promise<void> {
  await page.getByLabel("Your name").fill("Hannah Weiss");
  await page.getByLabel("Your review").fill(comment);
  await button(page, "Send review").click();
}

describe("the code on a badge", () => {
  it("scanned, leads to the page in one answer, which puts its own address into the bar; a review is left from there", async () => {
    const made = await makeProfile({ email: "marta@walks.example" });
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    const errors = collectErrors(page);
    const answer = await page.goto(codeOf(made));
    expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null]);
    await expect.poll(() => pathOf(page)).toBe(made.path);
    await expect
      .poll(() => page.locator("link[rel=canonical]").getAttribute("href"))
      .toBe(`${origin}${made.path}`);
    await isHydrated(page);
    await typeReview(page, "Scanned from a tent.");
    await see(page, "Thank you for your review");
    await expect.poll(async () => (await listReviews(origin, made)).length).toBe(1);
    // It is the page of the history, too: nothing lies behind it.
    await page.reload();
    await see(page, "Scanned from a tent.");
    expect(errors).toEqual([]);
    await context.close();
  });

  it("keeps what else is in its address, and its mark may be any", async () => {
    const made = await makeProfile();
    const page = await (await warmContext(PHONE)).newPage();
    await page.goto(`${codeOf(made, "not a mark!")}?lang=de#reviews`);
    await expect.poll(() => pathOf(page)).toBe(`${made.path}?lang=de#reviews`);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("de");
  });

  it("needs no JavaScript: review, language and tip are found from its address", async () => {
    const made = await makeProfile({ country: "PT" });
    await bodyOf(
      made.owner.request.put(`/api/guides/${made.guide.id}/payment-ways`, {
        data: [{ kind: "revolut", value: "martawalks" }],
      }),
    );
    const context = await browser.newContext({ ...PHONE, baseURL: origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(codeOf(made));
    await typeReview(page, "By hand, from a code.");
    await page.waitForURL(`**${made.path}?review=added*`);
    await see(page, "By hand, from a code.");
    await page.goto(codeOf(made));
    await page.getByRole("link", { name: "Language" }).first().click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await page.waitForURL(`**${made.path}`);
    await page.goto(codeOf(made));
    // The choice is remembered.
    await page.getByRole("link", { name: "Trinkgeld geben" }).first().click();
    await page.waitForURL(`**${made.path}/tip`);
    await context.close();
  });

  it("of nobody shows the page that says so", async () => {
    const page = await (await warmContext(PHONE)).newPage();
    const answer = await page.goto("/Q/NOBODY/TENT");
    expect(answer?.status()).toBe(404);
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
  it("downloads a card that another program reads, without JavaScript, in Latin, Arabic, Devanagari, Japanese, Thai and Cyrillic", async () => {
    const made = await makeProfile({ phone: "+351 912 000 014", instagram: "marta.walks" });
    const page = await (await warmContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    for (const name of [
      "Zoë Ångström-Łukasiewicz",
      "محمد بن عبد الله الأندلسي",
      "प्रियंका श्रीनिवासन् कुलकर्णी",
      "山田 太郎",
      "สมหญิง รักการเดินทาง",
      "Олександра Шевченко",
    ]) {
      await made.change({ name });
      await page.goto(made.path);
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: "Save contact" }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${name}.vcf`);
      const card = await readFile(await download.path(), "utf8");
      expect(valuesIn(card, "fn")).toEqual([name]);
      expect(valuesIn(card, "tel")).toEqual(["+351912000014"]);
      expect(valuesIn(card, "url")).toEqual(["https://instagram.com/marta.walks", made.guide.url]);
    }
  });

  it("stands below the links, also for whoever turns their letters up", async () => {
    const { path } = await makeProfile({ email: "marta@walks.example", phone: "+351 912 000 014" });
    const page = await (await warmContext(PHONE)).newPage();
    for (const lang of ["en", "ar", "vi"]) {
      await page.goto(`${path}?lang=${lang}`);
      await page.locator('a[href$="/contact.vcf"]').waitFor();
      await onPhoneAndLaptop(page, async () => {
        await expectNoViolations(page);
        await expect.poll(() => overflow(page)).toBe(0);
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await expect.poll(() => overflow(page)).toBe(0);
        await page.evaluate(() => (document.documentElement.style.fontSize = ""));
      });
    }
  });
});

describe("the page's address for humans", () => {
  let made = 0;
  const newHandle = () => `walker-${process.pid}-${++made}`;

  it("is chosen in the form of a new profile, and leads to its page in any case", async () => {
    const handle = newHandle();
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    await field(page, "Page address").fill(` ${origin}/@${handle.toUpperCase()}`);
    await nameField(page).focus();
    await expect.poll(() => field(page, "Page address").inputValue()).toBe(handle);
    await save(page);
    await arrive(page);
    const [guide] = await guidesOf(context);
    expect(guide).toMatchObject({ handle });
    await page.goto(`/@${handle.toUpperCase()}?lang=pt`);
    await expect.poll(() => pathOf(page)).toBe(`/profile/${guide?.uniqueId}?lang=pt`);
    await page.goto(`/edit/${guide?.id}`);
    await expect.poll(() => field(page, "Page address").inputValue()).toBe(handle);
    await page.getByRole("link", { name: "Test link: Page address" }).waitFor();
  });

  it("that is taken, or against the rules, is told at its field, and nothing typed is lost", async () => {
    const taken = newHandle();
    const other = await makeProfile();
    await bodyOf(other.owner.request.patch(`/api/guides/${other.guide.id}`, { data: { handle: taken } }));
    const { context, page } = await atTheirProfile();
    const address = field(page, "Page address");
    await field(page, "Bio").fill("Small groups");
    await address.fill("m");
    await save(page);
    await expect
      .poll(() => toldAt(page, "Page address"))
      .toContain("Page address must have 3 to 30 letters (a to z), numbers or hyphens");
    for (const word of [taken, "support"]) {
      await address.fill(word);
      await save(page);
      await expect.poll(() => toldAt(page, "Page address")).toContain("This address is taken.");
      await expect.poll(() => address.inputValue()).toBe(word);
      await isFocused(page, "handle");
    }
    await expect.poll(() => field(page, "Bio").inputValue()).toBe("Small groups");
    expect((await guidesOf(context))[0]).toMatchObject({ bio: "", handle: null });
    const own = newHandle();
    await address.fill(own);
    await save(page);
    await arrive(page);
    expect((await guidesOf(context))[0]).toMatchObject({ bio: "Small groups", handle: own });
  });

  it("that was changed twice says when it can be changed again", async () => {
    const { context, page } = await somebody("Tour Guide", SMALL_LAPTOP);
    const { id } = await bodyOf<Guide>(context.request.post("/api/guides", { data: { name: "Marta" } }));
    for (const handle of [newHandle(), newHandle(), newHandle()])
      await bodyOf(context.request.patch(`/api/guides/${id}`, { data: { handle } }));
    await page.goto(`/edit/${id}`);
    await field(page, "Page address").fill("");
    await save(page);
    await expect
      .poll(() => toldAt(page, "Page address"))
      .toMatch(/It can be changed again on \d+ \w+ \d{4}\./);
  });

  it("of nobody is the site's own page for what isn't there", async () => {
    const page = await (await warmContext(LAPTOP)).newPage();
    const answer = await page.goto("/@nobody-at-all");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
