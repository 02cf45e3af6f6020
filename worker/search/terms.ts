import { plainLetters } from "#schema/plain-letters.ts";

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
  ...new Set(texts.flatMap((text) => tokensOf(plainLetters(text)))),
];

/** The signs before the first letter of a term; none where it has only signs. */
const LEADING_SIGNS = /^[^\p{L}\p{N}\s]+(?=[\p{L}\p{N}])/u;

/** What stands before the name in a page's address: "https://lanyard.example/@marta" is searched for as "marta". */
const HANDLE = "/@";

/** Lists the terms of a query. A word must begin with each of them: "@gmail.com" is searched for as "gmail.com". */
export const termsOf = (query: string): string[] =>
  [
    ...new Set(
      plainLetters(query)
        .split(/\s+/)
        .map((term) => term.slice(term.lastIndexOf(HANDLE) + 1).replace(LEADING_SIGNS, "")),
    ),
  ].filter((term) => term !== "");
