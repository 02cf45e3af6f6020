import { afterEach, expect, it } from "vitest";
import { addTexts, setLanguage } from "#texts/app/t.ts";
import { amountsSentence } from "./amounts-sentence.ts";

afterEach(() => setLanguage("en"));

it("suggested amounts are told in a sentence, decimals only where they are needed", () => {
  expect(amountsSentence(["5", "7,50", "20"], "EUR")).toBe(
    "€5, €7.50 and €20. Guests can always type their own.",
  );
  expect(amountsSentence([], "EUR")).toBe("Guests type an amount of their own.");
  expect(amountsSentence(["5", "", "20"], "EUR")).toBe("Guests can always type their own.");
});

it("suggested amounts are written as the app's language writes them", () => {
  addTexts("de", {
    "{first}, {second} and {third}. Guests can always type their own.":
      "{first}, {second} und {third}. Gäste können immer selbst einen Betrag eingeben.",
  });
  setLanguage("de");
  expect(amountsSentence(["5", "7,50", "20"], "EUR").replaceAll("\u00A0", " ")).toBe(
    "5 €, 7,50 € und 20 €. Gäste können immer selbst einen Betrag eingeben.",
  );
});
