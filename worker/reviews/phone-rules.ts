import { withoutDates } from "./date-rules.ts";
import { bare, groupsOf, isInternational, RUN } from "./digit-runs.ts";
import { withoutNumbers } from "./number-rules.ts";

const YEAR = /^(?:1\d|20)\d\d$/;
/** Capitals directly before digits make a code such as `A4711`, but for those that say what follows. */
const CODE = /(?<!\p{L})\p{Lu}{1,5}$/u;
const SAID = /(?:TEL|TELEFON|PHONE|FON|TLF|MOB|CALL|WA)$/;
/** What stands between the groups of a phone number as people write it. */
const USUAL = /^[\s()./-]{0,2}$/;

/** Returns whether numbers only grow, or only shrink, by `most` at a time: ages, years or a countdown. */
const isRow = (groups: string[], most = Infinity): boolean => {
  const steps = groups.slice(1).map((group, index) => Number(group) - Number(groups[index]));
  return (
    steps.length > 1 && [1, -1].some((way) => steps.every((step) => step * way > 0 && step * way <= most))
  );
};

/** Returns whether groups that stand like `12, 14, 9` are numbers of a list: they grow, or are small. */
const isList = (groups: string[], between: string[]): boolean =>
  between.length > 0 &&
  between.every((one) => /^[,;]\s+$/.test(one)) &&
  (isRow(groups) ||
    (groups.every(({ length }) => length < 3) &&
      groups.some(({ length }) => length > 1) &&
      !(groups[0] ?? "").startsWith("0")));

/**
 * Returns whether groups of digits are a phone number. International ones have a prefix and at least 7 digits, others 8 or more;
 * two that stand together have more than 15.
 */
function isPhone(groups: string[], between: string[], hasPrefix: boolean): boolean {
  const { length } = groups.join("");
  if (length < (hasPrefix ? 7 : 8) || groups.every((group) => YEAR.test(group)) || isList(groups, between))
    return false;
  // "9999999999 of 10"
  if (groups.some((group) => group.length > 6 && new Set(group).size === 1)) return false;
  // Many short numbers are scores, but for digits that stand one by one.
  if (length >= 2 * groups.length) return true;
  const isEven = new Set(between.map(bare)).size === 1;
  return !isRow(groups, 5) && (hasPrefix || isEven || (length > 8 && length === groups.length));
}

/** Returns whether the groups of a run are one number though unusual signs stand between them: `912*345*678`. */
function isDisguised(groups: string[], between: string[], hasPrefix: boolean): boolean {
  const unusual = new Set(between.filter((one) => !USUAL.test(one)).map(bare));
  if (unusual.size === 0) return false;
  // "1 345 - 1 567" is a range, "12/14, 00184" no number.
  const [first = ""] = unusual;
  if (
    !hasPrefix &&
    unusual.size === 1 &&
    (/^[-./]?$/.test(first) || between.some((one) => /^[,;]\s/.test(one)))
  )
    return between.every((one) => bare(one) === first);
  return (
    unusual.size === 1 ||
    groups.every(({ length }) => length > 2) ||
    groups.every(({ length }) => length === 1)
  );
}

/** Finds a phone number in a run: in the parts that are written as usual, or in the whole of it. */
function hasNumber(run: string): boolean {
  const numbers = groupsOf(run);
  const { groups, between } = numbers;
  const hasPrefix = isInternational(numbers);
  if (/^\(?\d{3}-\d{4}$/.test(run)) return true;
  if (isDisguised(groups, between, hasPrefix) && isPhone(groups, between, hasPrefix)) return true;
  let from = 0;
  return groups.some((_, index) => {
    if (index < between.length && USUAL.test(between[index] ?? "")) return false;
    const [part, inside] = [groups.slice(from, index + 1), between.slice(from, index)];
    const isFirst = from === 0;
    from = index + 1;
    return isPhone(part, inside, isFirst && hasPrefix);
  });
}

/** Finds a phone number in a text that was made plain. */
export function hasPhone(text: string): boolean {
  const rest = withoutDates(withoutNumbers(text));
  return [...rest.matchAll(RUN)].some(({ 0: run, index }) => {
    const [capitals = ""] = CODE.exec(rest.slice(Math.max(0, index - 10), index)) ?? [];
    return (capitals === "" || SAID.test(capitals)) && hasNumber(run);
  });
}
