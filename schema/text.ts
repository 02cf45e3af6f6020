import * as z from "zod/mini";
import { cleanLine, cleanText, lengthOf, tooLong } from "./clean-text.ts";
import { EMAIL_LONG, EMAIL_MAX, EMAIL_MESSAGE, EMAIL_PATTERN, toEmail } from "./login-rules.ts";

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
    .pipe(
      z.string({
        error: ({ input }) =>
          (input === undefined || input === null) && required ? required : "Invalid input",
      }),
      // Text decoded from a pasted URL is cleaned like the rest.
      z.transform((typed) => (normalise ? clean(normalise(clean(typed))) : clean(typed))),
    )
    .check(
      z.refine((value) => !required || !isBlank(value), required),
      z.refine((value) => lengthOf(value) <= max, rule.tooLong ?? tooLong(label, max)),
    );

/** One line of text, trimmed. `required`: the message for an empty one, which is allowed without. */
export const line = (rule: Rule) => text(cleanLine, rule);

/** Several lines of text. */
export const lines = (rule: Rule) => text(cleanText, rule);

/** Turns null into "", the only empty text in the API's answers and the database. */
export const emptied = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.union([z.null(), z.string()], "Invalid input"),
        z.transform((value) => value ?? ""),
      ),
      schema,
    ),
  );

/** An e-mail address, trimmed and in lower case: addresses are compared without case. */
export const emailAddress = z.pipe(
  z.pipe(z.string({ error: EMAIL_MESSAGE }), z.transform(toEmail)),
  z.email({ pattern: EMAIL_PATTERN, error: EMAIL_MESSAGE }).check(z.maxLength(EMAIL_MAX, EMAIL_LONG)),
);
