import { expect, it } from "vitest";
import { createSpeech, type Speech } from "./speech.ts";

type Words = Speech<"Send again in {time}" | "Save">;
/** What a text is called with that isn't among all: a mistake of its letters alone, not of their number. */
type WithUnknownText = Parameters<Words["t"]>;

it("a text without a row is a mistake in the text, and not in the number of arguments, which would tell nobody", () => {
  const words: Words = createSpeech(new Map(), "en");
  const alone: WithUnknownText = ["Save"];
  expect(words.t(...alone)).toBe("Save");
  // @ts-expect-error: a text that is among them needs its values, as before
  expect(words.t("Send again in {time}")).toBe("Send again in {time}");
});
