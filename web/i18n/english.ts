import { en } from "./en.ts";
import type { Locale } from "./locale.ts";

/** The language of the app, and of the specification. */
export const english: Locale = { language: "en", tag: "en", words: en, memo: {} };
