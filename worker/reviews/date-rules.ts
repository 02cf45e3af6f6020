import { bare, type Groups, groupsOf, isInternational, RUN } from "./digit-runs.ts";

// Dates and hours that are read as a person reads them, group by group: a year in one place, days and months beside it,
// with whatever signs stand between. What needs no such reading is in number-rules.ts.

const SMALL = /^(?:0?[1-9]|[12]\d|3[01])$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;
/** A year that a guest may write, of our era or of the Persian, Islamic, Buddhist or Hebrew one. */
const YEAR = /^(?:19[5-9]\d|20[0-3]\d|13[5-9]\d|14[0-5]\d|25[4-7]\d|57[6-9]\d)$/;
/** A year of the Republic of China, which stands first. */
const MINGUO = /^1[01]\d$/;
const SHORT_YEAR = /^2\d$/;
/** Hours with or without a zero before them; opening hours are given in fives of minutes. */
const HOUR = /^(?:[01]?\d|2[0-4])[0-5]\d$/;
/** Days of one list. */
const DAYS_MAX = 7;
/** Groups of the longest reading. */
const GROUPS_MAX = 10;
const TO = /^-{1,2}$|^[~/]$/;

/** Groups that may be a date, and what stands between each two of them, without spaces. */
type Row = { groups: string[]; marks: string[] };

const part = ({ groups, marks }: Row, from: number, to = groups.length): Row => ({
  groups: groups.slice(from, to),
  marks: marks.slice(from, to - 1),
});

const isGrowing = (groups: string[]): boolean =>
  groups.every((group, index) => index === 0 || Number(group) > Number(groups[index - 1]));

/** Returns whether groups are days: one, two that differ (a range may end in the next month), or a list of them. */
const isDays = (groups: string[]): boolean =>
  groups.length === 2
    ? groups[0] !== groups[1]
    : groups.length > 0 && groups.length <= DAYS_MAX && isGrowing(groups);

const isMonthLast = (groups: string[]): boolean =>
  MONTH.test(groups.at(-1) ?? "") && isDays(groups.slice(0, -1));
const isMonthFirst = (groups: string[]): boolean => MONTH.test(groups[0] ?? "") && isDays(groups.slice(1));

/** Returns whether a row is two dates without a year, and another mark, or not a space, stands between them. */
function areTwo({ groups, marks }: Row, isOne: (groups: string[]) => boolean): boolean {
  return groups.some((_, place) => {
    if (place < 2 || place > groups.length - 2) return false;
    const [joint = "", inside] = [marks[place - 1], marks.filter((_, index) => index !== place - 1)];
    const isApart = !inside.includes(joint) || (groups.length === 4 && !marks.includes(""));
    return isApart && isOne(groups.slice(0, place)) && isOne(groups.slice(place));
  });
}

/** Returns whether the groups beside a year are its days and months. `isFirst`: the year stands before them. */
function areOfYear(row: Row, isFirst: boolean): boolean {
  const { groups, marks } = row;
  if (groups.length < 2 || !groups.every((group) => SMALL.test(group))) return false;
  // Numbers with nothing but spaces between them are rather a phone's.
  const hasMark = marks.some((mark) => mark !== "");
  if (groups.length > 2 && !hasMark) return false;
  if (isMonthFirst(groups) || areTwo(row, isMonthFirst)) return true;
  return !isFirst && ((hasMark && isDays(groups)) || isMonthLast(groups) || areTwo(row, isMonthLast));
}

/** Returns whether a row is a year of four digits, first or last, with what belongs to it. */
function hasYear(row: Row): boolean {
  const [first = "", last = ""] = [row.groups[0], row.groups.at(-1)];
  if (YEAR.test(first) || MINGUO.test(first)) return areOfYear(part(row, 1), true);
  return YEAR.test(last) && areOfYear(part(row, 0, row.groups.length - 1), false);
}

/** Returns whether a row is two dates, each with its year: `28.12 2024 - 2.01 2025`. */
const hasTwoYears = (row: Row): boolean =>
  row.groups.filter((group) => YEAR.test(group)).length === 2 &&
  row.groups.some((_, place) => place > 2 && hasYear(part(row, 0, place)) && hasYear(part(row, place)));

/** Returns the year of a date whose three groups have two digits at most; undefined for others. */
function shortYearOf(groups: string[]): string | undefined {
  const [first = "", , last = ""] = groups;
  if (SHORT_YEAR.test(last) && (isMonthLast(groups.slice(0, 2)) || isMonthFirst(groups.slice(0, 2))))
    return last;
  return SHORT_YEAR.test(first) && isMonthFirst(groups.slice(1)) ? first : undefined;
}

/** Returns whether a row is two dates with years of two digits, the same one or the next. */
function hasTwoShortYears({ groups, marks }: Row): boolean {
  const years = [groups.slice(0, 3), groups.slice(3)].map(shortYearOf).map(Number);
  const [from = NaN, to = NaN] = years;
  return groups.length === 6 && !marks.includes("") && (to === from || to === from + 1);
}

/** Returns whether a row has a year of two digits: `25. 10. 12. ~ 10. 14.`, `15-20-09-25`. */
function hasShortYear({ groups, marks }: Row): boolean {
  if (groups.length > 5 || !groups.every((group) => SMALL.test(group))) return false;
  const [first = "", last = ""] = [groups[0], groups.at(-1)];
  const isKorean = marks.filter((mark) => mark !== ".").length === 1 && marks.slice(0, 2).join("") === "..";
  if (SHORT_YEAR.test(first) && isKorean) return areOfYear(part({ groups, marks }, 1), true);
  const days = groups.slice(0, -2);
  const hasDays = days.length === 2 && isGrowing(days) && marks[0] === "-" && !marks.includes("");
  return SHORT_YEAR.test(last) && hasDays && /^(?:0[1-9]|1[0-2])$/.test(groups.at(-2) ?? "");
}

/** Returns whether two groups are hours, from one to the other. */
function areHours(from: string, to: string, mark: string): boolean {
  const isLater = Number(from) < Number(to);
  if (![from, to].every((hour) => HOUR.test(hour)) || !isLater || to.length < 4) return false;
  const isInFives = [from, to].every((hour) => /[05]$/.test(hour));
  if (mark === "") return isInFives && from.length === 4;
  // 0800-1234 is a number that costs nothing.
  return TO.test(mark) && (isInFives || (from.length === 4 && !from.endsWith("00")));
}

/** Returns whether a row is hours such as `930-1230`, or two of them in one day. */
const isOpen = ({ groups, marks }: Row): boolean =>
  [2, 4].includes(groups.length) &&
  groups.every(
    (from, index) => index % 2 === 1 || areHours(from, groups[index + 1] ?? "", marks[index] ?? "none"),
  );

/** What ends a number for certain, and what does so beside one with other marks than spaces. */
const BREAK = /[,;]\s|\n/;
const SPACE = /\s/;

const isPart = (group: string): boolean => [SMALL, YEAR, MINGUO, HOUR].some((kind) => kind.test(group));
/** What every date or hours here have. */
const isTelling = (group: string): boolean =>
  [YEAR, MINGUO, SHORT_YEAR, HOUR].some((kind) => kind.test(group));

/** Returns whether groups are dates or hours. `isCut`: nothing else stands beside them. */
function isRead(row: Row, isCut: boolean): boolean {
  if (isCut && (isOpen(row) || hasShortYear(row) || hasTwoShortYears(row))) return true;
  return hasYear(row) || hasTwoYears(row);
}

/** Returns the number of groups from `from` on that are dates or hours; 0 where none are. */
function lengthOf({ groups, between }: Pick<Groups, "groups" | "between">, from: number): number {
  const before = from === 0 ? "\n" : (between[from - 1] ?? "");
  if (!SPACE.test(before)) return 0;
  const near = groups.slice(from, from + GROUPS_MAX);
  const end = near.findIndex((group) => !isPart(group));
  const marks = between.slice(from, from + near.length - 1).map(bare);
  for (let length = end < 0 ? near.length : end; length > 1; length--) {
    const behind = between[from + length - 1] ?? "\n";
    const isCut = BREAK.test(before) && BREAK.test(behind);
    const inside = marks.slice(0, length - 1);
    if (!SPACE.test(behind) || !(isCut || inside.some((mark) => mark !== ""))) continue;
    if (isRead({ groups: near.slice(0, length), marks: inside }, isCut)) return length;
  }
  return 0;
}

/** Writes ` x ` in place of dates and hours in a run of digits. */
function withoutDatesIn(run: string): string {
  const numbers = groupsOf(run);
  if (isInternational(numbers)) return run;
  const { groups, between } = numbers;
  if (groups.length === 1 || !groups.some(isTelling)) return run;
  let rest = "";
  for (let place = 0; place < groups.length;) {
    const length = lengthOf(numbers, place);
    rest += length > 0 ? " x " : groups[place];
    place += Math.max(length, 1);
    rest += between[place - 1] ?? "";
  }
  return rest.includes("x") ? rest : run;
}

/** Writes ` x ` in place of dates and hours. */
export const withoutDates = (text: string): string => text.replace(RUN, withoutDatesIn);
