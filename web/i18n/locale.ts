import type { Catalogue } from "./catalogue.ts";
import type { Language } from "./languages.ts";

/** A language and its words: what travels with a page. */
export type Locale = { language: Language; words: Catalogue };
