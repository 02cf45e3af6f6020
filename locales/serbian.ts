import { FileFault } from "./read.ts";

/** The Serbian alphabets letter by letter, Cyrillic and Latin (https://en.wikipedia.org/wiki/Gaj%27s_Latin_alphabet). */
const LATIN: ReadonlyMap<string, string> = new Map(
  "а:a б:b в:v г:g д:d ђ:đ е:e ж:ž з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:ć у:u ф:f х:h ц:c ч:č џ:dž ш:š"
    .split(" ")
    .map((pair) => pair.split(":"))
    .map(([cyrillic = "", latin = ""]) => [cyrillic, latin] as const),
);

/** Writes a capital: "Lj" in a word, "LJ" among capitals. */
const capitalOf = (latin: string, next: string): string =>
  /^\p{Lu}/u.test(next) ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);

/** Writes a Serbian text in Cyrillic letters in Latin ones. What is in Latin letters already stays. */
export const inLatin = (text: string): string =>
  text.replace(/\p{Script=Cyrillic}/gu, (letter, place: number) => {
    const latin = LATIN.get(letter.toLowerCase());
    if (latin === undefined) {
      const line = text.slice(text.lastIndexOf("\n", place) + 1).split("\n", 1);
      throw new FileFault(`“${letter}” is no Serbian letter: ${String(line).trim()}`);
    }
    return letter === letter.toLowerCase() ? latin : capitalOf(latin, text.slice(place + letter.length));
  });
