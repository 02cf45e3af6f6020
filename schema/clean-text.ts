// Control characters but the line feed, and the two Unicode line separators.
const CONTROL = /(?!\n)[\p{Cc}\u2028\u2029]/gu;

/** Length in Unicode code points: what the counters show and the limits count. */
export const lengthOf = (text: string): number => [...text].length;

/** Text of several lines: NFC, line ends as \n, control characters gone, otherwise as typed. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL, "").normalize("NFC");

/** Text of one line: as cleanText, without line breaks and surrounding spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n/g, " ").trim();

/** 'Name must be less than 100 characters': the wording of every length rule. Limits are inclusive. */
export const tooLong = (label: string, max: number): string => `${label} must be less than ${max} characters`;
