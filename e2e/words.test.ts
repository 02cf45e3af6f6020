import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { loadPageTexts } from "#locales/guest.ts";
import { expectNoViolations } from "./axe.ts";
import { collectErrors, isHydrated, onPhoneAndLaptop, overflow, PHONE, see } from "./browser.ts";
import { atTheirProfile, field, leave, save, storedGuide } from "./form-page.ts";
import { listReviews, makeProfile } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const BIO = "Small groups, honest stories.";
const GERMAN = "Kleine Gruppen, ehrliche Geschichten.";
const [de, fr, ja] = await Promise.all([loadPageTexts("de"), loadPageTexts("fr"), loadPageTexts("ja")]);

async function tourist(accepted: string): Promise<Page> {
  const context = await warmContext({ ...PHONE, extraHTTPHeaders: { "Accept-Language": accepted } });
  return context.newPage();
}
/** At the form on a phone, where the languages have come: they do with the first touch. */
async function atTheWords() {
  const editor = await atTheirProfile({ bio: BIO }, PHONE);
  await field(editor.page, "Name").click();
  await editor.page.getByText("Languages and how to be called").click();
  await editor.page.getByLabel("Language of these words").first().waitFor();
  return editor;
}
const choose = (page: Page, label: string, name: string) =>
  page.getByLabel(label, { exact: true }).first().selectOption({ label: name });
const german = (page: Page) => page.getByRole("group", { name: "German" });
const langOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().getAttribute("lang");

describe("a guide", () => {
  it("a guide says which languages she writes and speaks, adds a bio in German, and German guests read it", async () => {
    const { page, context, guide } = await atTheWords();
    const errors = collectErrors(page);
    await expect.poll(() => page.getByLabel("Language of these words").first().inputValue()).toBe("en");
    await field(page, "What guests call you").fill("Marta");
    await choose(page, "Languages you speak", "Portuguese");
    await choose(page, "Languages you speak", "English");
    await page.getByText("Other languages").click();
    await choose(page, "Add a language", "German");
    await german(page).getByLabel("Bio").fill(GERMAN);
    await onPhoneAndLaptop(page, async () => {
      await expect.poll(() => overflow(page)).toBe(0);
      await expectNoViolations(page);
    });
    await save(page);
    await leave(page);
    expect(errors).toEqual([]);
    expect(await storedGuide(context, guide)).toMatchObject({
      bio: BIO,
      callMe: "Marta",
      language: "en",
      languagesSpoken: ["pt", "en"],
      translations: { de: { bio: GERMAN, professionalTag: "" } },
    });
    const path = `/profile/${guide.uniqueId}`;
    const reader = await tourist("de-AT,de");
    await reader.goto(path);
    await see(reader, GERMAN);
    await see(reader, "Sprachen: Portugiesisch und Englisch");
    await expect.poll(() => langOf(reader, GERMAN)).toBe(null);
    await expect.poll(() => reader.getByText(de.translate).count()).toBe(0);
    const other = await tourist("ja");
    await other.goto(path);
    await see(other, BIO);
    await expect.poll(() => langOf(other, BIO)).toBe("en");
    const link = other.getByRole("link", { name: ja.translate });
    await expect
      .poll(() => link.getAttribute("href"))
      .toBe("https://translate.google.com/?sl=en&tl=ja&text=Small+groups%2C+honest+stories.&op=translate");
    await onPhoneAndLaptop(other, () => expect.poll(() => overflow(other)).toBe(0));
  });
});

describe("a review", () => {
  it("a review is in the language of the page it was sent from, also after another was chosen", async () => {
    const profile = await makeProfile({ bio: BIO, language: "en" });
    const page = await tourist("de");
    await page.goto(profile.path);
    await isHydrated(page);
    await page.getByLabel(de.yourName).fill("Aiko");
    await page.getByLabel(de.yourReview).fill("Great");
    await page.getByRole("link", { name: de.language }).first().click();
    await page.getByRole("button", { name: "Français" }).click();
    await page.waitForFunction(() => document.documentElement?.lang === "fr");
    await isHydrated(page);
    await expect.poll(() => page.getByLabel(fr.yourReview).inputValue()).toBe("Great");
    await page.getByRole("button", { name: fr.send }).click();
    await see(page, fr.thanks);
    const [review] = await listReviews(origin, profile);
    expect(review).toMatchObject({ comment: "Great", language: "fr" });
  });
});

describe("a profile that isn't there", () => {
  it("a missing profile says so and stays for a reader without English, because its home page is in English", async () => {
    const page = await tourist("de");
    await page.clock.install();
    await page.goto("/profile/nobody-here");
    await see(page, de.missing);
    await isHydrated(page);
    await page.clock.runFor(6000);
    await expect.poll(() => page.url()).toMatch(/\/profile\/nobody-here$/);
    await see(page, de.missing);
  });
});
