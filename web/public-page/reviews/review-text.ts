import { countText, sentences } from "#web/i18n/format.ts";
import type { Locale } from "#web/i18n/locale.ts";

/** "HW" for Hannah Weiss, "TP" for Tom & Priya: the first letters of the first two words. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

/**
 * Says where reviews come from, whether anybody checks them, how many the owner removed, as the law requires, and that there
 * were some about a colleague.
 */
export const originText = (locale: Locale, removed: number, hasEarlier = false): string =>
  sentences(
    locale,
    locale.words.origin,
    ...(removed > 0 ? [countText(locale, "removed", removed)] : []),
    ...(hasEarlier ? [locale.words.earlier] : []),
  );
