import { message } from "#texts/message.ts";
import { normalForm } from "./normal-form.ts";
import { wellFormed } from "./well-formed.ts";

// All control characters except the line feed, and the two Unicode line separators.
const CONTROL = /(?!\n)[\p{Cc}\u2028\u2029]/gu;

/** Counts a text's Unicode code points, as counters and limits do. */
export const lengthOf = (text: string): number => [...text].length;

/** Cleans text of several lines: NFC, \n as the line end, no control characters, otherwise as typed. */
export const cleanText = (text: string): string =>
  normalForm(wellFormed(text).replace(/\r\n?/g, "\n").replace(CONTROL, ""), "NFC");

/** Cleans text of one line: as cleanText, without line breaks and surrounding spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n/g, " ").trim();

/** Writes the message of every length rule: 'Name must be less than 100 characters'. `max` itself is allowed. */
export const tooLong = (label: string, max: number): string =>
  message("{label} must be less than {max} characters", { label, max });
