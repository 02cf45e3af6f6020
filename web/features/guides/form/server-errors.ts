import { LINK_KINDS } from "#schema/links.ts";
import { EMAIL_MESSAGE } from "#schema/text.ts";
import type { FormValues } from "./values.ts";

export type FormField = keyof FormValues;

/** How messages about a field begin; the label is the one the schema words them with. */
const BEGINNINGS: readonly (readonly [string, FormField])[] = [
  [EMAIL_MESSAGE, "email"],
  ["Name ", "name"],
  ["Bio ", "bio"],
  ["Tag ", "professionalTag"],
  ...LINK_KINDS.map(({ label, field }) => [`${label} `, field] as const),
];

/** The server's refusals that belong to one field of the form; the others are only told in a toast. */
export const fieldErrors = (errors: readonly string[]): { field: FormField; message: string }[] =>
  errors.flatMap((message) => {
    const field = BEGINNINGS.find(([beginning]) => message.startsWith(beginning))?.[1];
    return field === undefined ? [] : [{ field, message }];
  });
