import { expect, it } from "vitest";
import { inSentence } from "./reason.ts";

it.each([
  ["It insults a person.", "It insults a person"],
  ["It insults a person", "It insults a person"],
  ["個人を侮辱しています。", "個人を侮辱しています"],
  ["Insults, threats...", "Insults, threats..."],
  ["Why this one?", "Why this one?"],
])("an admin's reason is said within a sentence without a full stop of its own: %s", (reason, said) => {
  expect(inSentence(reason)).toBe(said);
});
