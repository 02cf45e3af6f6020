import { AND, OR } from "#schema/whole-name.ts";

/** How many digits an account has at least. Shorter numbers are a bank's, a branch's, or a part of one in groups. */
const FEWEST = 8;
/** The same where nothing but a space stands between: Hungary's accounts have groups of eight. */
const FEWEST_SPACED = 9;
/** Countries where every account has as many digits, and nothing else that stands beside one has. */
const LENGTHS: ReadonlyMap<string | undefined, number> = new Map([["NG", 10]]);

const digitsOf = (text: string): string => text.replace(/\D/g, "");
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, "").toLowerCase();

/** Returns whether one text is followed by another account of the same form: by no words of its own, or by the same ones. */
function areAlike(one: string, other: string, fewest: number): boolean {
  const [own, others] = [digitsOf(one), digitsOf(other)];
  const words = lettersOf(other);
  return (
    own.length >= fewest &&
    own.length === others.length &&
    own !== others &&
    (words === "" || words === lettersOf(one))
  );
}

const JOINING: ReadonlySet<string> = new Set([...OR, ...AND, "या", "और", "或", "和", "или", "и"]);

/** Parts a text at the words that join two things; at each part's end stands an account with its words. */
function partedByWords(text: string): string[] {
  const parts = [""];
  for (const word of text.split(/\s+/))
    if (JOINING.has(word.toLowerCase())) parts.push("");
    else parts.push(`${parts.pop() ?? ""} ${word}`);
  return parts;
}

const haveTwo = (parts: readonly string[], isSecond: (one: string, other: string) => boolean): boolean =>
  parts.some((part, at) => at > 0 && isSecond(parts[at - 1] ?? "", part));

/** Returns whether a text names two accounts: guests would pay to either, or to none. `Sort code 60-24-06 80824280` is one. */
export function hasSeveralAccounts(text: string, country: string | undefined): boolean {
  const length = LENGTHS.get(country);
  const runs = text.match(/\d+/g) ?? [];
  if (length !== undefined && new Set(runs.filter((run) => run.length === length)).size > 1) return true;
  const byWords = partedByWords(text);
  return (
    haveTwo(
      byWords,
      (one, other) =>
        lettersOf(other) === "" && [one, other].every((part) => digitsOf(part).length >= FEWEST),
    ) ||
    haveTwo(byWords.join(";").split(/[,;|、]|\s\/\s/), (one, other) => areAlike(one, other, FEWEST)) ||
    haveTwo(text.split(/[\s/]+(?:-\s+)?/), (one, other) => areAlike(one, other, FEWEST_SPACED))
  );
}
