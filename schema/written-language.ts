import * as z from "zod/mini";
import type { WrittenLanguage } from "./language-tag.ts";
import { SPOKEN_MAX } from "./limits.ts";
import { message } from "#texts/message.ts";

const MESSAGE = "Please choose a language";
const SPOKEN_MESSAGE = message("Please choose up to {max} languages", { max: SPOKEN_MAX });

// Made with the first use, because it takes a millisecond, which every start would pay.
let names: Intl.DisplayNames | undefined;

/**
 * Returns the usual form of a language's tag (pt-BR for PT-br); undefined for a language that doesn't exist, and for
 * tags with more than language, script and region.
 */
export function writtenLanguageOf(tag: string): WrittenLanguage | undefined {
  // The parts are a language, a script and a region, in this order.
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(tag)) return undefined;
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const { baseName, language } = new Intl.Locale(tag);
  const isOne = !/^(?:und|mul|zxx|mis|root)$/.test(language) && names.of(baseName) !== undefined;
  return isOne ? baseName : undefined;
}

/** The rule of a language that exists; it becomes its usual form. */
const oneLanguage = z.pipe(
  z.string(MESSAGE).check(z.refine((tag) => writtenLanguageOf(tag) !== undefined, MESSAGE)),
  z.transform((tag): WrittenLanguage => writtenLanguageOf(tag) ?? ""),
);

/** The rule of a text's language, which may be missing or "". */
export const writtenLanguage = z.optional(z.union([z.literal(""), oneLanguage], MESSAGE));

/** The rule of the languages that someone speaks, or a tour is in. A language that is named twice counts once. */
export const languageTags = z
  .pipe(
    z.array(oneLanguage, SPOKEN_MESSAGE).check(z.maxLength(100, SPOKEN_MESSAGE)),
    z.transform((tags) => [...new Set(tags)]),
  )
  .check(z.refine(({ length }) => length <= SPOKEN_MAX, SPOKEN_MESSAGE));

export const spokenLanguages = z.optional(languageTags);
