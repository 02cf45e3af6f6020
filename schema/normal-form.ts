/** Marks, and the half-width ones of Japanese, which become marks. */
const LONG_ROW = /[\p{M}\uFF9E\uFF9F]{31,}/gu;
/** The most marks of a row: by Unicode's Stream-Safe Text Format (UAX #15) no letter of any language has more. */
const ROW_MAX = 30;
/** A mark that nobody sees and that stays in its place: the marks before it and behind it are put in order apart. */
const JOINER = "\u034F";

function withJoiners(row: string): string {
  let joined = "";
  let count = 0;
  for (const mark of row) {
    if (mark === JOINER) count = 0;
    else if (count === ROW_MAX) {
      joined += JOINER;
      count = 1;
    } else count += 1;
    joined += mark;
  }
  return joined;
}

/**
 * Writes a text in one of Unicode's normal forms, in linear time: to put a row of marks in order takes the square of its length,
 * a second for 64 kB. It stands for String.prototype.normalize wherever a text may be of any length.
 */
export const normalForm = (text: string, form: "NFC" | "NFKC" | "NFKD"): string =>
  text.replace(LONG_ROW, withJoiners).normalize(form);
