/** An address, with `@` and its full stops in brackets or not. */
const ADDRESS =
  /[\p{L}\p{N}._%+-](?:@|\s@\s|\s?[[({<]\s?(?:at|@|arroba)\s?[\])}>]\s?)[\p{L}\p{N}-]+(?:\.|\s?[[({<]\s?(?:\.|dot|punto|ponto)\s?[\])}>]\s?)\p{L}{2}/giu;
/** `@ Rossio.Then we` names a place, and a sentence begins. */
const PLACE = /\s@\s[^.]+\.\p{Lu}\p{Ll}$/u;

/** An address with spaces in it, and its ending. */
const SPACED = /@\s?[\p{L}\p{N}-]+\s?\.\s?([a-z]+)/gu;
const ENDINGS = new Set("com net org info biz ru de fr pt es eu io uk br pl".split(" "));
/** A name at a host that everybody knows. */
const KNOWN = [
  /@\s?(?:gmail|googlemail|hotmail|outlook|icloud|yahoo|proton|protonmail|yandex|gmx)(?![\p{L}\p{N}])/iu,
  /[\s([{_-](?:at|arroba)[\s)\]}_-]{1,3}(?:gmail|googlemail|hotmail|icloud|protonmail)(?![\p{L}\p{N}])/iu,
];

const AT = new Set(["@", "arroba", "arobase", "chiocciola", "klammeraffe", "собака"]);
const DOT = new Set(["dot", "punto", "ponto", "point", "punkt", "точка"]);
/** "We met at the dot on the map." */
const ARTICLES = new Set(["the", "this", "that", "a", "each", "every", "one"]);

/** Returns whether an address is said in words: `marta at gmail dot com`. */
function isSaid(text: string): boolean {
  const words = text.toLowerCase().split(/[\s_-]+/);
  return words.some((word, at) => {
    const [next = "", second = "", third = ""] = words.slice(at + 1, at + 4);
    if (/@./u.test(word)) return DOT.has(next) && second !== "";
    if (third === "") return false;
    return word === "at" ? second === "dot" && !ARTICLES.has(next) : AT.has(word) && DOT.has(second);
  });
}

/** Finds an e-mail address in a text that was made plain. */
export const hasEmail = (text: string): boolean =>
  [...text.matchAll(ADDRESS)].some(([found]) => !PLACE.test(found)) ||
  [...text.matchAll(SPACED)].some(([, ending = ""]) => ENDINGS.has(ending)) ||
  KNOWN.some((pattern) => pattern.test(text)) ||
  isSaid(text);
