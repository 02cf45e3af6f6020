import { PAGE_LANGUAGES } from "#schema/language.ts";
import type { Translations } from "#schema/translations.ts";
import { primaryOf, type WrittenLanguage } from "#schema/language-tag.ts";
import { isForeign, langOf, translateAddress } from "#web/i18n/foreign.ts";
import type { Language } from "#web/i18n/languages.ts";

/** Somebody's words as the reader of a page gets them. */
export type ShownText = {
  text: string;
  /** where it isn't the page's; "" where nobody knows */
  lang?: WrittenLanguage;
  /** the address of a translation, where the reader may need one */
  translate?: string;
  /** what a machine has translated */
  original?: { text: string; lang?: WrittenLanguage };
};

/** What somebody wrote: in their language, in others, and what a machine made of it for the page's. */
type Written<Field extends string> = Record<Field, string> & {
  language: WrittenLanguage;
  translations: Translations<Field>;
  machine?: Partial<Record<Field, string>> | undefined;
};

const markOf = (language: WrittenLanguage, page: Language) => {
  const lang = langOf(language, page);
  return lang === undefined ? {} : { lang };
};

/** The language of its author's translations that a page's readers read: its own, else the same in another region. */
function translatedFor(translations: object, page: Language): Language | undefined {
  const known = PAGE_LANGUAGES.filter((language) => Object.hasOwn(translations, language));
  return known.find((language) => language === page) ?? known.find((language) => !isForeign(language, page));
}

/** The languages of the page in which somebody's words can be read. */
export const languagesOf = ({ language, translations }: Pick<Written<never>, "language" | "translations">) =>
  PAGE_LANGUAGES.filter(
    (page) => Object.hasOwn(translations, page) || primaryOf(language) === primaryOf(page),
  );

/** Whether a page's readers neither read the language of some words nor have them from their author. */
export const needsMachine = (
  { language, translations }: { language: WrittenLanguage; translations: object },
  page: Language,
): boolean => isForeign(language, page) && translatedFor(translations, page) === undefined;

/** A text in the language of a page: as it was written there, else by a machine, else as it is, with a way to translate it. */
export function sayIn<Field extends string>(
  page: Language,
  written: Written<Field>,
  field: Field,
): ShownText {
  const { language, translations, machine } = written;
  const text = written[field].trim();
  const other = language === page ? undefined : translatedFor(translations, page);
  const translated = other && translations[other]?.[field];
  // What is written in the page's own language goes before the same language of another region.
  if (translated && (other === page || isForeign(language, page)))
    return { text: translated, ...markOf(other, page) };
  const original = { text, ...(text !== "" && markOf(language, page)) };
  if (text === "" || !isForeign(language, page)) return original;
  const byMachine = machine?.[field];
  if (byMachine) return { text: byMachine, original };
  return { ...original, translate: translateAddress(text, language, page) };
}
