import { countText, sentences } from "#texts/guest/format.ts";
import type { Locale } from "#texts/guest/locale.ts";

/** Takes the first letters of a name's first two words: "HW" for Hannah Weiss, "TP" for Tom & Priya. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

/**
 * Says where reviews come from and whether anybody checks them, as the law requires, how many the owner has removed, and
 * whether earlier ones were about a colleague.
 */
export const originText = (locale: Locale, removed: number, hasEarlier = false): string =>
  sentences(
    locale,
    locale.texts.origin,
    ...(removed > 0 ? [countText(locale, "removed", removed)] : []),
    ...(hasEarlier ? [locale.texts.earlier] : []),
  );
