import { primaryOf, type WrittenLanguage } from "#schema/language-tag.ts";
import type { PageLanguage } from "#schema/language.ts";
import { inTime } from "../in-time.ts";

/** Translates a hundred languages into each other. */
const MODEL = "@cf/meta/m2m100-1.2b";
/** How long a translation may take, ms: work after an answer ends after 30 s. */
const TIMEOUT = 20_000;

/** What is used of Workers AI. */
export type Translator = {
  run(
    model: typeof MODEL,
    input: { text: string; source_lang: string; target_lang: string },
  ): Promise<{ translated_text?: string }>;
};

/** Workers AI, where it is bound (`[ai]` in wrangler.toml). */
export const translatorOf = (env: Env): Translator | undefined => (env as Env & { AI?: Translator }).AI;

/** Whether the model writes a language: it knows one Chinese script. */
export const isWritten = (language: PageLanguage): boolean => language !== "zh-Hant";

/** The model's name of a language. */
const nameOf = (language: WrittenLanguage): string => {
  const primary = primaryOf(language);
  return primary === "nb" ? "no" : primary;
};

/** Translates one text. Throws when the model fails, is slow, or answers nothing. */
export async function translate(
  translator: Translator,
  text: string,
  { from, to }: { from: WrittenLanguage; to: PageLanguage },
): Promise<string> {
  const input = { text, source_lang: nameOf(from), target_lang: nameOf(to) };
  const { translated_text: translated = "" } = await inTime(translator.run(MODEL, input), TIMEOUT);
  if (translated.trim() === "") throw new Error("the translation is empty");
  return translated.trim();
}
