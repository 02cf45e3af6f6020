import { expect, it } from "vitest";
import { speak } from "./document-speech.ts";

type Text = "Hello" | "{name} is here";
type Counted = "{count} days left";

const arabic = speak<Text, Counted>("ar", {
  Hello: "مرحبًا",
  "{name} is here": "{name} هنا",
  "{count} days left": { two: "بقي يومان", few: "بقيت {count} أيام", other: "بقي {count} يوم" },
});

it("a text is said in English without words, and in the language that has them", () => {
  const english = speak<Text, Counted>("en");
  expect([english.t("Hello"), english.dir]).toEqual(["Hello", "ltr"]);
  expect(english.t("{name} is here", { name: "{name}" })).toBe("{name} is here");
  expect([arabic.t("Hello"), arabic.dir]).toEqual(["مرحبًا", "rtl"]);
});

it("a value in a text from right to left keeps its own direction", () => {
  expect(arabic.t("{name} is here", { name: "Marta (Lisbon)" })).toBe("\u2068Marta (Lisbon)\u2069 هنا");
});

it("a number is counted in the plural forms of the language", () => {
  const english = speak<Text, Counted>("en");
  const left = (count: number) => english.plural("{count} day left", "{count} days left", count);
  expect([1, 2].map(left)).toEqual(["1 day left", "2 days left"]);
  expect([2, 3, 100].map((count) => arabic.plural("", "{count} days left", count))).toEqual([
    "بقي يومان",
    "بقيت 3 أيام",
    "بقي 100 يوم",
  ]);
});

it("a day is written as the language writes it", () => {
  const day = Date.UTC(2026, 11, 6, 12);
  expect(speak("en").date(day)).toBe("6 December 2026");
  expect(speak("pt").date(day)).toBe("6 de dezembro de 2026");
  expect(speak("ja").date(day)).toBe("2026年12月6日");
});
