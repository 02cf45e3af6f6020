import type { Catalogue } from "./catalogue.ts";
import type { Language } from "./languages.ts";

/**
 * A language and its texts, sent along with a page. `memo` holds the dates, numbers and counts that the server formatted:
 * the browser reuses them, because creating Intl's objects takes an old phone a tenth of a second.
 */
export type Locale = { language: Language; words: Catalogue; memo: Record<string, string> };
