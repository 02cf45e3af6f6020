import { LINK_KINDS } from "#schema/links.ts";
import { EMAIL_MESSAGE } from "#schema/login-rules.ts";
import type { FormValues } from "../values.ts";

type FormField = keyof FormValues;

/** The beginnings of the messages about each field, which are its labels in the schema. */
const BEGINNINGS: readonly (readonly [string, FormField])[] = [
  [EMAIL_MESSAGE, "email"],
  ["Name ", "name"],
  ["Call me ", "callMe"],
  ["Bio ", "bio"],
  ["Tag ", "professionalTag"],
  ["Please choose a language", "language"],
  ["Please choose up to", "languagesSpoken"],
  ["Please choose a country", "country"],
  ["Please choose a currency", "currency"],
  ["Please give three amounts", "amounts"],
  ["Page address ", "handle"],
  ["This address ", "handle"],
  ["You chose five new addresses ", "handle"],
  ...LINK_KINDS.flatMap(({ label, field }) => [
    [`${label} `, field] as const,
    [`${label}: `, field] as const,
  ]),
];

/** Finds the field of each message that is about one. Leaves out the other messages. */
export const fieldErrors = (errors: readonly string[]): { field: FormField; message: string }[] =>
  errors.flatMap((message) => {
    const field = BEGINNINGS.find(([beginning]) => message.startsWith(beginning))?.[1];
    return field === undefined ? [] : [{ field, message }];
  });
