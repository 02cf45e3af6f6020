import { describe, expect, it } from "vitest";
import type { TourFacts } from "#schema/tour-facts.ts";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { loadLocale } from "#texts/guest/load-locale.ts";
import type { LocaleTag } from "#texts/guest/regions.ts";
import { NO_FACTS } from "#web/testing/sample-tour.ts";
import { shownFacts } from "./shown-facts.ts";

const facts = async (tag: LocaleTag, tour: Partial<TourFacts>) =>
  shownFacts({ ...NO_FACTS, ...tour }, await loadLocale(tag)).facts?.map((line) =>
    line.replace(/[\u00A0\u202F]/g, " ").replace(/[\u200E\u200F]/g, ""),
  );

const WALK: Partial<TourFacts> = {
  priceFrom: 2500,
  currency: "EUR",
  durationMinutes: 120,
  languages: ["en", "pt"],
};

describe("the line of a tour's facts", () => {
  it.each<[LocaleTag, string]>([
    ["en", "from €25 · 2 h · English, Portuguese"],
    ["en-GB", "from €25 · 2 h · English, Portuguese"],
    ["de", "ab 25 € · 2 Std. · Englisch, Portugiesisch"],
    ["ar", "ابتداءً من ٢٥ € · ٢ س · الإنجليزية، البرتغالية"],
    ["ja", "€25～ · 2 時間 · 英語、ポルトガル語"],
    ["he", "החל מ־25 € · שעתיים · אנגלית, פורטוגזית"],
  ])("the line reads in %s: %s", async (tag, line) => {
    expect(await facts(tag, WALK)).toEqual([line]);
  });

  it.each<[Partial<TourFacts>, string[] | undefined]>([
    [{}, undefined],
    [{ priceFrom: 0, currency: "EUR" }, ["Free"]],
    [{ priceFrom: 1250, currency: "USD" }, ["from $12.50"]],
    [{ priceFrom: 100_000_000, currency: "JPY" }, ["from ¥100,000,000"]],
    [{ durationMinutes: 5 }, ["5 min"]],
    [{ durationMinutes: 60 }, ["1 h"]],
    [{ durationMinutes: 90 }, ["1 h 30 min"]],
    [{ durationMinutes: 1440 }, ["1 day"]],
    [{ durationMinutes: 2165 }, ["1 day 12 h 5 min"]],
    [{ durationMinutes: 20_160 }, ["14 days"]],
    [{ meetingPoint: "Rossio" }, ["Meeting point: \u2068Rossio\u2069"]],
    [
      { ...WALK, meetingPoint: "Rossio", access: ["step-free", "guide-dogs"] },
      [
        "from €25 · 2 h · English, Portuguese",
        "Meeting point: \u2068Rossio\u2069\nStep-free · Guide dogs welcome",
      ],
    ],
  ])("the facts %j are shown as %j", async (tour, lines) => {
    expect(await facts("en", tour)).toEqual(lines);
  });

  it("the line is in every language, with the price, both languages and no placeholder", async () => {
    for (const language of PAGE_LANGUAGES) {
      const [line = ""] = (await facts(language, WALK)) ?? [];
      expect([language, line.split(" · ").length]).toEqual([language, 3]);
      expect(line).toMatch(/[2٢۲২][5٥۵৫]/);
      expect(line).not.toMatch(/[{}]|undefined/);
    }
  });
});
