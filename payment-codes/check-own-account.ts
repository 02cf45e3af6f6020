import { lacksToTen, weightedSum } from "./check-digits.ts";

/** Returns whether digits are a Mexican CLABE, by the check digit at the end. */
const isClabe = (digits: string): boolean =>
  lacksToTen(weightedSum(digits.slice(0, 17), [3, 7, 1])) === Number(digits[17]);

/** Returns whether digits are an Argentine CBU or CVU, by the check digits of both parts: bank and account. */
const isCbu = (digits: string): boolean =>
  lacksToTen(weightedSum(digits.slice(0, 7), [7, 1, 3, 9])) === Number(digits[7]) &&
  lacksToTen(weightedSum(digits.slice(8, 21), [3, 9, 7, 1])) === Number(digits[21]);

/** Accounts with check digits: how many digits, whether they are right, and what the number is called. */
type Rule = { length: number; isRight: (digits: string) => boolean; name: RegExp };
const RULES: ReadonlyMap<string | undefined, Rule> = new Map([
  ["MX", { length: 18, isRight: isClabe, name: /\bCLABE/i }],
  ["AR", { length: 22, isRight: isCbu, name: /\bC[BV]U/i }],
]);

/** Lists the numbers of a length in a text, in one or in groups. */
function numbersIn(text: string, length: number): string[] {
  const found: string[] = [];
  for (const [run] of text.matchAll(/\d+(?:[\s./_-]{1,3}\d+)*/g)) {
    const groups = run.split(/\D+/);
    for (let from = 0; from < groups.length; from += 1) {
      let digits = "";
      for (let to = from; to < groups.length && digits.length < length; to += 1) digits += groups[to];
      if (digits.length === length) found.push(digits);
    }
  }
  return found;
}

/** Returns whether a text is an account whose check digits are right, and nothing else. */
export function hasRightDigits(text: string, country: string | undefined): boolean {
  const rule = RULES.get(country);
  return rule !== undefined && /^\d+$/.test(text) && text.length === rule.length && rule.isRight(text);
}

/**
 * Returns the account that stands in a text, where its country has check digits and they are right; null where it is
 * mistyped, and the text as it is where its numbers are others.
 */
export function ownAccount(text: string, country: string | undefined): string | null {
  const rule = RULES.get(country);
  if (!rule) return text;
  const numbers = numbersIn(text, rule.length);
  const right = new Set(numbers.filter(rule.isRight));
  const [account = ""] = right;
  if (right.size > 0) return right.size === 1 ? account : text;
  return numbers.length > 0 || rule.name.test(text) ? null : text;
}
