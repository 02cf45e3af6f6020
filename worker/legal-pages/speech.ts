import { html, raw } from "hono/html";
import type { LegalText } from "#locales/account.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import type { NamesIn } from "#locales/text.ts";
import { type DocumentSpeech, speak } from "#texts/document-speech.ts";
import { accountTexts } from "../account-texts.ts";
import { inWords } from "./durations.ts";
import type { Html } from "./legal-page.ts";

/** A text without placeholders. */
export type PlainText = Exclude<LegalText, `${string}{${string}`>;

/** The values of a text's placeholders, and the address of its `<a>`. */
type Fillings<Text extends string> = Record<NamesIn<Text>, Html | string> & { href?: string };

/** A language of the legal pages. */
export type LegalSpeech = DocumentSpeech<LegalText> & {
  /** fills a text with `<b>` or `<a>` in it, or with markup at its placeholders */
  prose: <Said extends LegalText>(
    text: Said,
    ...parts: [NamesIn<Said>] extends [never] ? [parts?: { href: string }] : [parts: Fillings<Said>]
  ) => Html;
  /** writes a duration (ms) in words */
  time: (duration: number) => string;
};

/** Returns the functions that write the legal pages in a language. */
export async function legalSpeech(language: AccountLanguage): Promise<LegalSpeech> {
  const speech = speak<LegalText>(language, (await accountTexts(language)).legal);
  const textIn = (english: LegalText): string => {
    const found = speech.find(english);
    return typeof found === "string" ? found : english;
  };
  const fill = (english: LegalText, { href = "", ...values }: Record<string, Html | string>): Html =>
    html`${textIn(english)
      .split(/\{(\w+)\}/)
      .map((part, place) =>
        place % 2 === 0
          ? raw(part.replaceAll("<a>", `<a class="link" href="${String(href)}">`))
          : values[part],
      )}`;
  return {
    ...speech,
    prose: (text, ...[parts]) => fill(text, parts ?? {}),
    time: (duration) => inWords(duration, language),
  };
}
