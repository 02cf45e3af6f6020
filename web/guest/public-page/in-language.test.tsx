import { describe, expect, it } from "vitest";
import type { PublicGuide } from "#schema/guide.ts";
import { render } from "./render-page.ts";
import { loadPageTexts } from "#locales/guest.ts";
import { loadLocale } from "#texts/guest/load-locale.ts";
import { loadNames } from "#texts/guest/names.ts";
import { translateAddress } from "#texts/guest/foreign.ts";
import { languageList } from "#texts/guest/language-names.ts";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import type { LocaleTag } from "#texts/guest/regions.ts";
import { NO_FACTS } from "#web/testing/sample-tour.ts";
import { newValues } from "#web/features/guides/form/values.ts";
import { languagesOf, sayIn } from "./in-language.ts";
import type { PublicPageData } from "./view.ts";

const ENGLISH = {
  bio: "Small groups, honest stories.",
  language: "en",
  translations: {},
};
const GERMAN = { bio: "Kleine Gruppen, ehrliche Geschichten." };

describe("the words of a guide", () => {
  it("words in the page's language say nothing about it", () => {
    expect(sayIn("en", ENGLISH, "bio")).toEqual({ text: ENGLISH.bio });
  });

  it("words in another language are marked, with the address of a translation", () => {
    expect(sayIn("ja", ENGLISH, "bio")).toEqual({
      text: ENGLISH.bio,
      lang: "en",
      translate:
        "https://translate.google.com/?sl=en&tl=ja&text=Small+groups%2C+honest+stories.&op=translate",
    });
  });

  it("words in a language nobody knows are marked so, and can't be said to need a translation", () => {
    expect(sayIn("ja", { ...ENGLISH, language: "" }, "bio")).toEqual({ text: ENGLISH.bio, lang: "" });
  });

  it("words of the same language in another region need no translation", () => {
    expect(sayIn("pt-BR", { ...ENGLISH, language: "pt-PT" }, "bio")).toEqual({
      text: ENGLISH.bio,
      lang: "pt-PT",
    });
  });

  it("the guide's own translation is shown to those who read it, before a machine's", () => {
    const written = {
      ...ENGLISH,
      translations: { de: GERMAN },
      machineTranslation: { bio: "[de] Small groups" },
    };
    expect(sayIn("de", written, "bio")).toEqual({ text: GERMAN.bio });
  });

  it("a translation for one region is shown to another's readers, but for words in their language", () => {
    const translations = { "pt-PT": { bio: "Grupos pequenos" } };
    expect(sayIn("pt-BR", { ...ENGLISH, translations }, "bio")).toEqual({
      text: "Grupos pequenos",
      lang: "pt-PT",
    });
    const own = { bio: "Grupos pequenos no Brasil", language: "pt-BR", translations };
    expect(sayIn("pt-BR", own, "bio")).toEqual({ text: own.bio });
  });

  it("a text that was left out of a translation is the original", () => {
    expect(sayIn("de", { ...ENGLISH, translations: { de: { bio: "" } } }, "bio")).toMatchObject({
      lang: "en",
    });
  });

  it("a machine's translation comes with the original", () => {
    expect(sayIn("de", { ...ENGLISH, machineTranslation: { bio: "[de] Small groups" } }, "bio")).toEqual({
      text: "[de] Small groups",
      original: { text: ENGLISH.bio, lang: "en" },
    });
  });

  it("words can be read in their own language, in its other regions, and in those that were added", () => {
    expect(languagesOf({ language: "pt", translations: { de: GERMAN } })).toEqual(["de", "pt-BR", "pt-PT"]);
    expect(languagesOf({ language: "", translations: {} })).toEqual([]);
  });
});

it.each([
  ["pt-PT", "zh-Hans", "sl=pt-PT&tl=zh-CN"],
  ["nb", "zh-Hant", "sl=no&tl=zh-TW"],
  ["und-Latn", "pt-BR", "sl=auto&tl=pt"],
  ["de-AT", "he", "sl=de&tl=he"],
] as const)("the translation service is asked from %s into %s by its own names", (from, to, query) => {
  expect(translateAddress("a & b", from, to)).toBe(
    `https://translate.google.com/?${query}&text=a+%26+b&op=translate`,
  );
});

describe("a public page with words in several languages", () => {
  const guide: PublicGuide = {
    ...newValues(),
    id: 3,
    uniqueId: "k7m2xq9abc",
    userId: 7,
    name: "Nguyễn Văn An",
    callMe: "An",
    bio: ENGLISH.bio,
    language: "en",
    languagesSpoken: ["vi", "en", "yue"],
    translations: { de: { ...GERMAN, professionalTag: "Altstadt zu Fuß" } },
    paypalLink: "an",
    tipLink: "",
    profilePicture: null,
    tipAmounts: null,
    tipsGoTo: "guide",
    bookingCode: null,
    timeZone: "UTC",
    url: "https://lanyard.example/profile/k7m2xq9abc",
    handle: null,
    hasEarlierReviews: false,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    userBannerImage: null,
    operatorName: "",
    reviewPlatforms: [],
    links: [],
    reviewCount: 2,
    reviewsRemoved: 0,
    rating: 5,
    hasPaymentWays: false,
  };
  const review = {
    id: 1,
    guideId: 3,
    name: "Hannah",
    rating: 5,
    comment: "Wunderbar!",
    language: "de",
    date: "2026-11-09T23:30:00.000Z",
    reply: { text: "Thank you!", language: "en", date: "2026-11-09T23:30:00.000Z" },
  };
  const tour = {
    id: 9,
    title: "Sunset sail",
    description: "Two hours",
    imageUrl: null,
    externalLink: "https://book.example/sail",
    ...NO_FACTS,
    language: "en",
    translations: {},
  };
  const tours = [{ id: 5, tourId: 9, position: 1, tour }];
  const page = async (tag: LocaleTag, more: Partial<PublicPageData> = {}) =>
    render(
      "<html><!--head--><!--body--><!--state-->",
      { data: { guide, reviews: [review], tours, ...more } },
      await loadLocale(tag),
    )
      .replace(/<script type="application\/json".*/s, "")
      .replace(/^.*<main/s, "<main");

  it("the tourist reads the guide's words in their language, and what has none with a way to translate it", async () => {
    const html = await page("de");
    expect(html).toContain(`<p dir="auto">${GERMAN.bio}</p>`);
    expect(html).toContain(">Altstadt zu Fuß</p>");
    expect(html).toContain('<h3 dir="auto" lang="en">Sunset sail</h3><p dir="auto" lang="en">Two hours</p>');
    expect(html).toContain('<p dir="auto">Wunderbar!</p>');
    expect(html).toContain('<p dir="auto" lang="en">Thank you!</p>');
    expect(html.match(/Übersetzen/g)).toHaveLength(2);
    expect(html).toContain('href="/profile/k7m2xq9abc/translate?review=1&amp;lang=de"');
  });

  it("a review in another language leads to its translation by an address without its words", async () => {
    const html = await page("en");
    expect(html).toContain('<p dir="auto" lang="de">Wunderbar!</p>');
    expect(html).toContain('href="/profile/k7m2xq9abc/translate?review=1&amp;lang=en"');
    expect(html.match(/>Translate</g)).toHaveLength(1);
  });

  it("a machine's translation says so and has the original beside it, without a script", async () => {
    const machine = { profile: { bio: "[fr] Petits groupes" } };
    expect(await page("fr", { machineTranslations: machine })).toMatch(
      /<p dir="auto">\[fr\] Petits groupes<\/p><details[^>]*><summary[^>]*>Traduction automatique · <u>Afficher l’original<\/u><\/summary><p dir="auto" lang="en">Small groups/,
    );
  });

  it("a guide is addressed as they wish, and named whole elsewhere", async () => {
    const html = await page("en");
    expect(html).toContain("How was your time with <bdi>An</bdi>?");
    expect(html).toContain("Your tip goes straight to <bdi>An</bdi>.");
    expect(html).toContain('<h1 dir="auto" translate="no">Nguyễn Văn An</h1>');
  });

  it("the languages a guide speaks are named in the tourist's", async () => {
    expect(await page("en")).toContain("Languages: Vietnamese, English, and Cantonese");
    expect(await page("de")).toContain("Sprachen: Vietnamesisch, Englisch und Kantonesisch");
    expect(await page("ja")).toContain("対応言語：ベトナム語、英語、広東語");
  });
});

it.each(PAGE_LANGUAGES)("every language has names for languages: %s", async (language) => {
  await loadNames(language);
  const list = languageList(language, ["pt", "uk"]);
  expect(list).not.toMatch(/\bpt\b|\buk\b/);
  expect((await loadPageTexts(language)).spoken).toContain("{languages}");
});
