import type { Catalogue } from "./catalogue.ts";
import type { Language } from "./languages.ts";

/**
 * A language and its words: what travels with a page. `said` holds the dates, numbers and counts that were written on it:
 * the browser finds them there, because making Intl's objects takes an old phone a tenth of a second.
 */
export type Locale = { language: Language; words: Catalogue; said: Record<string, string> };
