import { en } from "./en.ts";
import type { Locale } from "./locale.ts";

/** The language in which every text is written first. */
export const english: Locale = { language: "en", tag: "en", words: en, memo: {} };
