import { primaryOf, type WrittenLanguage } from "#schema/language-tag.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { inTime } from "../in-time.ts";

/** A model that translates a hundred languages into each other. */
const MODEL = "@cf/meta/m2m100-1.2b";
/** ms that a translation may take. Work after a response ends after 30 s. */
const TIMEOUT_MS = 20_000;

/** The part of Workers AI that is used. */
export type Translator = {
  run(
    model: typeof MODEL,
    input: { text: string; source_lang: string; target_lang: string },
  ): Promise<{ translated_text?: string }>;
};

/** Returns Workers AI where it is bound (`[ai]` in wrangler.toml), otherwise undefined. */
export const translatorOf = (env: Env): Translator | undefined => (env as Env & { AI?: Translator }).AI;

/** Returns whether the model writes a language. It knows one Chinese and one Serbian script. */
export const isWritten = (language: PageLanguage): boolean =>
  language !== "zh-Hant" && language !== "sr-Latn";

/** The model's names of languages, where it has its own. */
const NAMES: Readonly<Record<string, string>> = { fil: "tl", nb: "no" };

/** Returns the model's name of a language. */
const modelNameOf = (language: WrittenLanguage): string => NAMES[primaryOf(language)] ?? primaryOf(language);

/** Translates one text. Throws when the model fails, is slow, or returns nothing. */
export async function translate(
  translator: Translator,
  text: string,
  { from, to }: { from: WrittenLanguage; to: PageLanguage },
): Promise<string> {
  const input = { text, source_lang: modelNameOf(from), target_lang: modelNameOf(to) };
  const { translated_text: translated = "" } = await inTime(translator.run(MODEL, input), TIMEOUT_MS);
  if (translated.trim() === "") throw new Error("the translation is empty");
  return translated.trim();
}
