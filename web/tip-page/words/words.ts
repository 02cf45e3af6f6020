import type { Translated } from "#schema/placeholders.ts";
import type { en } from "./en.ts";

/** The tip page's texts in one language, with the placeholders of the English ones. */
export type TipWords = { readonly [Key in keyof typeof en]: Translated<(typeof en)[Key]> };
