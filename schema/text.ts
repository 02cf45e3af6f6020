import * as z from "zod";
import { cleanLine, cleanText, lengthOf, tooLong } from "./clean-text.ts";

type Rule = {
  label: string;
  max: number;
  tooLong?: string;
  required?: string;
  /** reduces typed text to the stored form, which is counted */
  normalise?: (typed: string) => string;
};

/** Only invisible characters, such as spaces and the zero-width space. */
const isBlank = (text: string): boolean => /^[\p{Z}\p{Cf}\s]*$/u.test(text);

const text = (clean: (text: string) => string, { label, max, required, normalise, ...rule }: Rule) =>
  z
    .string({
      error: ({ input }) =>
        (input === undefined || input === null) && required ? required : "Invalid input",
    })
    // Text decoded from a pasted URL is cleaned like the rest.
    .transform((typed) => (normalise ? clean(normalise(clean(typed))) : clean(typed)))
    .refine((value) => !required || !isBlank(value), required)
    .refine((value) => lengthOf(value) <= max, rule.tooLong ?? tooLong(label, max));

/** One line of text, trimmed. `required`: the message for an empty one, which is allowed without. */
export const line = (rule: Rule) => text(cleanLine, rule);

/** Several lines of text. */
export const lines = (rule: Rule) => text(cleanText, rule);

/** Turns null into "", the only empty text in the API's answers and the database. */
export const emptied = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .union([z.null(), z.string()], "Invalid input")
    .transform((value) => value ?? "")
    .pipe(schema)
    .optional();

export const EMAIL_MESSAGE = "Please enter a valid email";

/** An e-mail address, trimmed and in lower case: addresses are compared without case. */
export const emailAddress = z
  .string({ error: EMAIL_MESSAGE })
  .transform((value) => cleanLine(value).toLowerCase())
  .pipe(z.email(EMAIL_MESSAGE).max(254, tooLong("Email", 254)));
