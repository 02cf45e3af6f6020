import type { PageTexts } from "#locales/guest.ts";
import type { PageLanguage } from "#locales/languages.ts";
import type { LocaleTag } from "./regions.ts";

/**
 * A language and its texts, sent along with a page. `tag`: how its numbers and dates are written. `memo`: the dates,
 * numbers and counts that the server has formatted. The browser reuses them, because creating Intl's objects takes an
 * old phone a tenth of a second.
 */
export type Locale = {
  language: PageLanguage;
  tag: LocaleTag;
  texts: PageTexts;
  memo: Record<string, string>;
};
