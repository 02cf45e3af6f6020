import type { Translated } from "#schema/placeholders.ts";
import type { en } from "./en.ts";

/** The texts of the report of a review in one language. */
export type ReportWords = { readonly [Key in keyof typeof en]: Translated<(typeof en)[Key]> };
