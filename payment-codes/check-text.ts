import { isBlank } from "#schema/blank.ts";
import { lengthOf, tooLong } from "#schema/clean-text.ts";
import { normalForm } from "#schema/normal-form.ts";
import { trimEndOf, trimStartOf } from "#schema/trim.ts";
import { bankCode } from "./check-bic.ts";
import type { PaymentField } from "./kinds.ts";

/** Marks of direction and width that phones put around what is copied from their contacts. */
const AROUND = /[\s\u200B\u200E\u200F\u202A-\u202C\u2066-\u2069\uFEFF]/;
/** Invisible characters. None may be inside a text: a guest would copy them, and they make a text look like another one. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

/** Marks without width that apps copy along. They turn no direction, so that a text reads as it did without them. */
const WITHOUT_WIDTH = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]/g;

export const INVISIBLE_MESSAGE = "There are invisible characters in this. Please type it again.";
/** The most characters of a value. A bank's code is the longest. */
export const VALUE_MAX = 512;
/** The most characters of any text as it is typed, with what surrounds it. Nothing longer is looked into. */
export const TYPED_MAX = 4 * VALUE_MAX;

const LIMITS: Readonly<Record<PaymentField, readonly [label: string, max: number]>> = {
  holder: ["Name", 70],
  // The check of its kind says what is wrong with a bank's code that is too long.
  bank: ["Bank", TYPED_MAX],
  city: ["City", 50],
  country: ["Country", 2],
  label: ["Label", 30],
};

/** Removes what surrounds a typed text. What is inside stays as it is, because a code's text must not change. */
export const trimmed = (typed: string): string => trimStartOf(trimEndOf(typed, AROUND), AROUND);

/** Returns whether a text has invisible characters. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Drops marks without width, anywhere in a text. */
export const withoutWidthless = (text: string): string => text.replace(WITHOUT_WIDTH, "");

/** Cleans a field beside the value; `message` says what is wrong. */
export function cleanField(field: PaymentField, typed: string): { text: string } | { message: string } {
  const [label, max] = LIMITS[field];
  if (typed.length > TYPED_MAX) return { message: tooLong(label, max) };
  const written = field === "bank" ? bankCode(typed) : withoutWidthless(normalForm(typed, "NFC"));
  // A spreadsheet puts tabs between words, and a web page spaces of other widths.
  const text = trimmed(written.replace(/[\t\p{Zs}]/gu, " ")).replace(/ {2,}/g, " ");
  if (isBlank(text)) return { text: "" };
  if (hasInvisible(text)) return { message: INVISIBLE_MESSAGE };
  if (lengthOf(text) > max) return { message: tooLong(label, max) };
  if (field === "holder" && text !== "" && (!/\p{L}/u.test(text) || /\p{Extended_Pictographic}/u.test(text)))
    return { message: "Please enter the name as the bank knows it, without symbols." };
  if (/^(?:javascript|data|vbscript|https?):/i.test(text))
    return { message: "Please enter words, not a link." };
  return { text };
}
