import { describe, expect, it } from "vitest";
import { loadLocale } from "./load-locale.ts";
import { english } from "./english.ts";
import { countText, fill, meanText, reviewDate, shortNumber } from "./format.ts";
import type { LocaleTag } from "./regions.ts";

describe("reviewDate", () => {
  it.each<[LocaleTag, string]>([
    ["en", "Jan 5, 2025"],
    ["de", "05.01.2025"],
    ["ja", "2025/01/05"],
    ["zh-Hant", "2025年1月5日"],
    ["th", "5 ม.ค. 2568"],
    ["en-GB", "5 Jan 2025"],
    ["pt-BR", "5 de jan. de 2025"],
    ["pt-PT", "05/01/2025"],
    ["fa", "۱۶ دی ۱۴۰۳"],
    ["ar", "٠٥\u200f/٠١\u200f/٢٠٢٥"],
    ["ar-MA", "05\u200f/01\u200f/2025"],
    ["bn", "৫ জানু, ২০২৫"],
    ["ur", "5 جنوری، 2025"],
    ["kk", "2025 ж. 05 қаң."],
    ["sr-Cyrl", "5. 1. 2025."],
    ["sr-Latn", "5. 1. 2025."],
  ])("a review date is written as is usual in %s", async (language, text) =>
    expect(reviewDate(await loadLocale(language), "2025-01-05T12:00:00.000Z")).toBe(text),
  );
});

describe("number formats", () => {
  it("numbers are written as is usual in the language", async () => {
    const written = async (tag: LocaleTag) => {
      const locale = await loadLocale(tag);
      return [meanText(locale, 4.9166), meanText(locale, 5), shortNumber(locale, 1234.56)];
    };
    expect(await written("en")).toEqual(["4.9", "5.0", "1234.6"]);
    expect(await written("de")).toEqual(["4,9", "5,0", "1234,6"]);
    expect(await written("ar")).toEqual(["٤٫٩", "٥٫٠", "١٢٣٤٫٦"]);
    expect(await written("ar-MA")).toEqual(["4,9", "5,0", "1234,6"]);
    expect(await written("ar-AE")).toEqual(["4.9", "5.0", "1234.6"]);
    expect(await written("de-CH")).toEqual(["4.9", "5.0", "1234.6"]);
    expect(await written("fa")).toEqual(["۴٫۹", "۵٫۰", "۱۲۳۴٫۶"]);
    expect(await written("bn")).toEqual(["৪.৯", "৫.০", "১২৩৪.৬"]);
    expect(await written("ur")).toEqual(["4.9", "5.0", "1234.6"]);
  });

  it("numbers are rounded as Number.toFixed does", () => {
    for (const mean of [4.25, 4.35, 1.05, 2.85, 3.95]) expect(meanText(english, mean)).toBe(mean.toFixed(1));
  });
});

describe("countText", () => {
  it.each<[LocaleTag, number[], string[]]>([
    ["en", [0, 1, 12, 1200], ["0 reviews", "1 review", "12 reviews", "1200 reviews"]],
    ["ru", [1, 3, 5, 21, 111], ["1 отзыв", "3 отзыва", "5 отзывов", "21 отзыв", "111 отзывов"]],
    ["pl", [1, 2, 5, 22, 112], ["1 opinia", "2 opinie", "5 opinii", "22 opinie", "112 opinii"]],
    ["cs", [1, 4, 5], ["1 recenze", "4 recenze", "5 recenzí"]],
    ["fr", [0, 1, 2], ["0 avis", "1 avis", "2 avis"]],
    ["ar", [1, 2, 3, 11, 100], ["تقييم واحد", "تقييمان", "٣ تقييمات", "١١ تقييمًا", "١٠٠ تقييم"]],
    ["ar-MA", [1, 3, 100], ["تقييم واحد", "3 تقييمات", "100 تقييم"]],
    [
      "ro",
      [1, 2, 19, 20, 101],
      ["1 recenzie", "2 recenzii", "19 recenzii", "20 de recenzii", "101 recenzii"],
    ],
    ["hr", [1, 2, 5, 21], ["1 recenzija", "2 recenzije", "5 recenzija", "21 recenzija"]],
    ["sk", [1, 3, 5], ["1 recenzia", "3 recenzie", "5 recenzií"]],
    ["hu", [1, 12], ["1 értékelés", "12 értékelés"]],
    ["bg", [1, 12], ["1 отзив", "12 отзива"]],
    ["fa", [1, 12], ["۱ نظر", "۱۲ نظر"]],
    ["bn", [0, 1, 12], ["০টি রিভিউ", "১টি রিভিউ", "১২টি রিভিউ"]],
    ["ur", [1, 12], ["1 ریویو", "12 ریویو"]],
    ["he", [1, 2, 7], ["ביקורת אחת", "שתי ביקורות", "7 ביקורות"]],
    ["ja", [1, 12], ["レビュー1件", "レビュー12件"]],
  ])("countText chooses the plural form of %s", async (language, counts, texts) => {
    const locale = await loadLocale(language);
    expect(counts.map((count) => countText(locale, "reviews", count))).toEqual(texts);
  });
});

it("a text with digits of its own has those of the region", async () => {
  expect((await loadLocale("ar")).texts.outOf).toBe("{rating} من ٥ نجوم");
  expect((await loadLocale("ar-MA")).texts.outOf).toBe("{rating} من 5 نجوم");
});

describe("fill", () => {
  it("fill puts values in place of placeholders, unescaped", () => {
    expect(fill(english, "description", { tag: "$& {name}", name: "Ana" })).toBe(
      "$& {name}: reviews, tips and bookings of Ana in one place.",
    );
  });
});
