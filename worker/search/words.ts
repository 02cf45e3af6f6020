/** How many pieces of one text can be searched for. */
const PIECES = 16;
const TERMS = 5;

/** Case, accents and compatibility forms don't matter: "Ångström" is found by "angstrom". */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * What a text is found by: from the start of each piece to the next space, so that any of them can be typed from its
 * start. "ana.silva@tours.example" has the words "ana.silva@tours.example", "silva@tours.example", "tours.example" and
 * "example".
 */
export const wordsOf = (...texts: string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      [...plain(text).matchAll(/(?<![\p{L}\p{N}])(?=(\S+))\S/gu)]
        .slice(0, PIECES)
        .map(([, word = ""]) => word),
    ),
  ),
];

/** What is looked for: each term must start a word. */
export const termsOf = (query: string): string[] =>
  [...new Set(plain(query).split(/\s+/))].filter((term) => term !== "").slice(0, TERMS);
