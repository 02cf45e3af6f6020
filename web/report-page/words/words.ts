import type { Translated } from "#web/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** The texts of the report of a review in one language. */
export type ReportWords = { readonly [Key in keyof typeof en]: Translated<(typeof en)[Key]> };
