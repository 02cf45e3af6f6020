import { foldNumber } from "#schema/digits.ts";
import { plainLetters } from "#schema/plain-letters.ts";
import { trimEndOf } from "#schema/trim.ts";

/** Apostrophes as keyboards and apps write them, and what is typed for one. */
const APOSTROPHES = /[\u2018\u2019\u02B9-\u02BC\u2032\u00B4`]/g;

/**
 * Writes a text as searches compare it: in plain letters, with digits, hyphens and apostrophes of one keyboard, without
 * marks that no one sees.
 */
export const plainText = (text: string): string => foldNumber(plainLetters(text.replace(APOSTROPHES, "'")));

/** The most tokens of one text. */
const MAX_TOKENS = 16;

// A token runs from the start of a word to the next space. Han, kana and Thai characters each start a token.
const TOKEN =
  /(?:(?<![\p{L}\p{N}])|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]))(?=(\S+))[\p{L}\p{N}]/gu;
/** The pattern of a token that starts with a sign, because people search for such tokens too. */
const SIGN = /(?<!\S)(?=(\S+))[^\p{L}\p{N}\s]/gu;

const tokensOf = (text: string): string[] =>
  [...text.matchAll(TOKEN), ...text.matchAll(SIGN)].slice(0, MAX_TOKENS).map(([, token = ""]) => token);

/**
 * Lists the terms of texts for the index: all their tokens, so that a search can start at any of them.
 * "ana.silva@tours.example" has the terms "ana.silva@tours.example", "silva@tours.example", "tours.example" and
 * "example".
 */
export const indexTermsOf = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => tokensOf(plainText(text)))),
];

/** The signs before the first letter of a term; none where it has only signs. */
const LEADING_SIGNS = /^[^\p{L}\p{N}\s]+(?=[\p{L}\p{N}])/u;

/** What is copied along behind a word: quotation marks, brackets, a sentence's marks. */
export const BEHIND = /[)\]}>"'\u201C-\u201E»«.,;:!?]/;

/** The name in a page's address: "https://lanyard.example/@marta/tip" is searched for as "marta". */
const NAMED = /\/(?:@|(?:profile|q)\/)([^/?#]+)/;

/** Lists the terms of a query. A word must begin with each of them: "@gmail.com" is searched for as "gmail.com". */
export const termsOf = (query: string): string[] =>
  [
    ...new Set(
      plainText(query)
        .split(/\s+/)
        .map((term) => (NAMED.exec(term)?.[1] ?? term).replace(LEADING_SIGNS, ""))
        .map((term) => trimEndOf(term, BEHIND) || term),
    ),
  ].filter((term) => term !== "");
