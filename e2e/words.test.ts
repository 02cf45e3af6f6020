import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#web/i18n/catalogues.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, isHydrated, LAPTOP, overflow, PHONE, see } from "./browser.ts";
import { arrive, atTheirProfile, field, save, storedGuide } from "./form-page.ts";
import { listReviews, makeProfile } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const BIO = "Small groups, honest stories.";
const GERMAN = "Kleine Gruppen, ehrliche Geschichten.";
const [de, fr, ja] = await Promise.all([loadCatalogue("de"), loadCatalogue("fr"), loadCatalogue("ja")]);

async function tourist(accepted: string, device: object = PHONE): Promise<Page> {
  const context = await warmContext({ ...device, extraHTTPHeaders: { "Accept-Language": accepted } });
  return context.newPage();
}
/** At the form, where the languages have come: they do with the first touch. */
async function atTheWords(...given: Parameters<typeof atTheirProfile>) {
  const editor = await atTheirProfile(...given);
  await field(editor.page, "Name").click();
  await editor.page.getByLabel("Language of these words").first().waitFor();
  return editor;
}
const choose = (page: Page, label: string, name: string) =>
  page.getByLabel(label, { exact: true }).first().selectOption({ label: name });
const german = (page: Page) => page.getByRole("group", { name: "German" });
const langOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().getAttribute("lang");

describe.each([
  ["phone", PHONE],
  ["laptop", LAPTOP],
])("a guide on a %s", (_, device) => {
  it("says which languages she writes and speaks, adds her words in German, and German guests read them", async () => {
    const { page, context, guide } = await atTheWords({ bio: BIO }, device);
    const errors = collectErrors(page);
    await expect.poll(() => page.getByLabel("Language of these words").first().inputValue()).toBe("en");
    await field(page, "What guests call you").fill("Marta");
    await choose(page, "Languages you speak", "Portuguese");
    await choose(page, "Languages you speak", "English");
    await page.getByText("Other languages").click();
    await choose(page, "Add a language", "German");
    await german(page).getByLabel("Bio").fill(GERMAN);
    await expect.poll(() => overflow(page)).toBe(0);
    await expectNoViolations(page);
    await save(page);
    await arrive(page);
    expect(errors).toEqual([]);
    expect(await storedGuide(context, guide)).toMatchObject({
      bio: BIO,
      callMe: "Marta",
      language: "en",
      languagesSpoken: ["pt", "en"],
      translations: { de: { bio: GERMAN, professionalTag: "" } },
    });
    const path = `/profile/${guide.uniqueId}`;
    const reader = await tourist("de-AT,de", device);
    await reader.goto(path);
    await see(reader, GERMAN);
    await see(reader, "Sprachen: Portugiesisch und Englisch");
    await expect.poll(() => langOf(reader, GERMAN)).toBe(null);
    await expect.poll(() => reader.getByText(de.translate).count()).toBe(0);
    const other = await tourist("ja", device);
    await other.goto(path);
    await see(other, BIO);
    await expect.poll(() => langOf(other, BIO)).toBe("en");
    const link = other.getByRole("link", { name: ja.translate });
    await expect
      .poll(() => link.getAttribute("href"))
      .toBe("https://translate.google.com/?sl=en&tl=ja&text=Small+groups%2C+honest+stories.&op=translate");
    await expect.poll(() => overflow(other)).toBe(0);
  });
});

describe("words in other languages", () => {
  it("that are too long are told at their field, also where they are folded away, and stay", async () => {
    const { page, guide, context } = await atTheWords({ bio: BIO });
    await page.getByText("Other languages").click();
    await choose(page, "Add a language", "German");
    await german(page).getByLabel("Bio").fill("x".repeat(201));
    await page.getByText("Other languages").click();
    await save(page);
    await see(page, "Bio must be less than 200 characters");
    await german(page).getByLabel("Bio").fill(GERMAN);
    await save(page);
    await arrive(page);
    expect((await storedGuide(context, guide)).translations).toEqual({
      de: { bio: GERMAN, professionalTag: "" },
    });
  });

  it("are removed by their button, and eight spoken languages are the most", async () => {
    const { page, guide, context } = await atTheWords({ bio: BIO });
    for (const name of ["Portuguese", "English", "Spanish", "French", "German", "Italian", "Dutch", "Thai"])
      await choose(page, "Languages you speak", name);
    await see(page, "These are 8, the most there can be.");
    await expect
      .poll(() => page.getByLabel("Languages you speak", { exact: true }).first().isDisabled())
      .toBe(true);
    await button(page, "Remove Thai").click();
    await page.getByText("Other languages").click();
    await choose(page, "Add a language", "German");
    await german(page).getByLabel("Bio").fill(GERMAN);
    await choose(page, "Add a language", "French");
    await button(page, "Remove German").last().click();
    await save(page);
    await arrive(page);
    const { languagesSpoken, translations } = await storedGuide(context, guide);
    expect([languagesSpoken, translations]).toEqual([["pt", "en", "es", "fr", "de", "it", "nl"], {}]);
  });
});

describe("a review", () => {
  it("is in the language of the page it was sent from, also after another was chosen", async () => {
    const profile = await makeProfile({ bio: BIO, language: "en" });
    const page = await tourist("de");
    await page.goto(profile.path);
    await isHydrated(page);
    await page.getByLabel(de.yourName).fill("Aiko");
    await page.getByLabel(de.yourReview).fill("Great");
    await page.getByRole("link", { name: de.language }).first().click();
    await page.getByRole("button", { name: "Français" }).click();
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    await isHydrated(page);
    await expect.poll(() => page.getByLabel(fr.yourReview).inputValue()).toBe("Great");
    await page.getByRole("button", { name: fr.send }).click();
    await see(page, fr.thanks);
    const [review] = await listReviews(origin, profile);
    expect(review).toMatchObject({ comment: "Great", language: "fr" });
  });
});

describe("a profile that isn't there", () => {
  it("stays and says so to who reads no English: the page it would lead to is in English", async () => {
    const page = await tourist("de");
    await page.goto("/profile/nobody-here");
    await see(page, de.missing);
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await expect.poll(() => page.url()).toMatch(/\/profile\/nobody-here$/);
    await see(page, de.missing);
  });
});
