import { page } from "#locales/guest/en.json";
import type { Locale } from "./locale.ts";

/** The locale of English, in which every text is written first. */
export const english: Locale = { language: "en", tag: "en", texts: page, memo: {} };
