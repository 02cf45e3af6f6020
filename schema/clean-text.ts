import { message } from "#texts/message.ts";
import { normalForm } from "./normal-form.ts";
import { wellFormed } from "./well-formed.ts";

/** Ends of lines as systems and word processors write them. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// All control characters except the line feed, and marks that turn the direction of letters: with them a text reads as another.
const CONTROL = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Counts a text's Unicode code points, as counters and limits do. */
export const lengthOf = (text: string): number => [...text].length;

/** Cleans text of several lines: NFC, \n as the line end, spaces for tabs, no other control characters and none that turn the direction, otherwise as typed. */
export const cleanText = (text: string): string =>
  normalForm(wellFormed(text).replace(LINE_END, "\n").replace(/\t/g, " ").replace(CONTROL, ""), "NFC");

/** Cleans text of one line: as cleanText, without line breaks and surrounding spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n/g, " ").trim();

/** Writes the message of every length rule: 'Name must be less than 100 characters'. `max` itself is allowed. */
export const tooLong = (label: string, max: number): string =>
  message("{label} must be less than {max} characters", { label, max });
