import * as z from "zod";
import { cleanLine, cleanText, lengthOf, tooLong } from "./clean-text.ts";

type Rule = {
  label: string;
  max: number;
  tooLong?: string;
  required?: string;
  /** reduces what was typed to what is stored, and counted */
  normalise?: (typed: string) => string;
};

/** Nothing to be seen: spaces and characters without a form, such as the zero-width space. */
const isBlank = (text: string): boolean => /^[\p{Z}\p{Cf}\s]*$/u.test(text);

const text = (clean: (text: string) => string, { label, max, required, normalise, ...rule }: Rule) =>
  z
    .string({
      error: ({ input }) =>
        (input === undefined || input === null) && required ? required : "Invalid input",
    })
    // What is decoded from a pasted address is cleaned like the rest.
    .transform((typed) => (normalise ? clean(normalise(clean(typed))) : clean(typed)))
    .refine((value) => !required || !isBlank(value), required)
    .refine((value) => lengthOf(value) <= max, rule.tooLong ?? tooLong(label, max));

/** One line of text, trimmed. With `required`, empty is refused with that message. */
export const line = (rule: Rule) => text(cleanLine, rule);

/** Several lines of text. */
export const lines = (rule: Rule) => text(cleanText, rule);

/** null and "" both mean empty: the wire and the database know only "". */
export const emptied = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .union([z.null(), z.string()], "Invalid input")
    .transform((value) => value ?? "")
    .pipe(schema)
    .optional();

export const EMAIL_MESSAGE = "Please enter a valid email";

/** An address, trimmed and in lower case: addresses are compared without case. */
export const emailAddress = z
  .string({ error: EMAIL_MESSAGE })
  .transform((value) => cleanLine(value).toLowerCase())
  .pipe(z.email(EMAIL_MESSAGE).max(254, tooLong("Email", 254)));
