/** How many pieces of one text can be searched for. */
const PIECES = 16;

// Letters that have no decomposition of their own.
const PLAIN: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/** Case, accents and compatibility forms don't matter: "Ångström" is found by "angstrom", "Straße" by "strasse". */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => PLAIN[letter] ?? letter);

// From a letter or digit with none before it to the next space; scripts without spaces begin a piece with each of theirs.
const PIECE =
  /(?:(?<![\p{L}\p{N}])|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]))(?=(\S+))[\p{L}\p{N}]/gu;
/** The same from a sign at the very beginning, so that it can be typed too. */
const SIGN = /(?<!\S)(?=(\S+))[^\p{L}\p{N}\s]/gu;

const piecesOf = (text: string): string[] =>
  [...text.matchAll(PIECE), ...text.matchAll(SIGN)].slice(0, PIECES).map(([, piece = ""]) => piece);

/**
 * What a text is found by: from the start of each piece to the next space, so that any of them can be typed from its
 * start. "ana.silva@tours.example" has the words "ana.silva@tours.example", "silva@tours.example", "tours.example" and
 * "example".
 */
export const wordsOf = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => piecesOf(plain(text)))),
];

/** What is looked for: each term must start a word. */
export const termsOf = (query: string): string[] =>
  [...new Set(plain(query).split(/\s+/))].filter((term) => term !== "");
