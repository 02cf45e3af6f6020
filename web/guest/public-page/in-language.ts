import { PAGE_LANGUAGES } from "#locales/languages.ts";
import type { Translations } from "#schema/translations.ts";
import { primaryOf, type WrittenLanguage } from "#schema/language-tag.ts";
import { withoutGaps } from "#schema/without-gaps.ts";
import { isForeign, langOf, translateAddress } from "#texts/guest/foreign.ts";
import type { PageLanguage } from "#locales/languages.ts";

/** A person's words as a page shows them to its reader. */
export type ShownText = {
  text: string;
  /** the language, where it isn't the page's; "" where it isn't known */
  lang?: WrittenLanguage;
  /** the address of a translation, where the reader may need one */
  translate?: string;
  /** the original of a machine's translation */
  original?: { text: string; lang?: WrittenLanguage };
};

/** A person's words in their language, in others by their author, and in the page's by a machine. */
type Written<Field extends string> = Record<Field, string> & {
  language: WrittenLanguage;
  translations: Translations<Field>;
  machineTranslation?: Partial<Record<Field, string>> | undefined;
};

const markOf = (language: WrittenLanguage, page: PageLanguage) => {
  const lang = langOf(language, page);
  return lang === undefined ? {} : { lang };
};

const isIn = (translations: object, language: PageLanguage): boolean =>
  Object.prototype.hasOwnProperty.call(translations, language);

/**
 * Finds the author's translation for a page's readers: the one in the page's language, else in another region's form of
 * it.
 */
function translatedFor(translations: object, page: PageLanguage): PageLanguage | undefined {
  const available = Object.keys(translations) as PageLanguage[];
  return (
    available.find((language) => language === page) ??
    available.find((language) => !isForeign(language, page))
  );
}

/** Lists the page's languages in which a person's words can be read. */
export const languagesOf = ({ language, translations }: Pick<Written<never>, "language" | "translations">) =>
  PAGE_LANGUAGES.filter((page) => isIn(translations, page) || primaryOf(language) === primaryOf(page));

/** Returns whether words need a machine translation: a page's readers don't read their language, and their author has no translation. */
export const needsMachineTranslation = (
  { language, translations }: { language: WrittenLanguage; translations: object },
  page: PageLanguage,
): boolean => isForeign(language, page) && translatedFor(translations, page) === undefined;

/**
 * Chooses a text for a page: the author's in its language, else a machine's, else the original with a link that
 * translates.
 */
export function sayIn<Field extends string>(
  page: PageLanguage,
  written: Written<Field>,
  field: Field,
): ShownText {
  const { language, translations, machineTranslation } = written;
  const text = withoutGaps(written[field].trim());
  const other = language === page ? undefined : translatedFor(translations, page);
  const translated = other && translations[other]?.[field];
  // A text in exactly the page's language goes before one in another region's form of it.
  if (translated && (other === page || isForeign(language, page)))
    return { text: withoutGaps(translated), ...markOf(other, page) };
  const original = { text, ...(text !== "" && markOf(language, page)) };
  if (text === "" || !isForeign(language, page)) return original;
  const machineText = machineTranslation?.[field];
  if (machineText) return { text: machineText, original };
  return { ...original, translate: translateAddress(text, language, page) };
}
