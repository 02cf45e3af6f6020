import * as z from "zod/mini";
import { isBlank } from "./blank.ts";
import { cleanLine, cleanText, lengthOf, tooLong } from "./clean-text.ts";
import { EMAIL_LONG, EMAIL_MAX, EMAIL_MESSAGE, EMAIL_PATTERN, toEmail } from "./login-rules.ts";

type Rule = {
  label: string;
  max: number;
  tooLong?: string | ((value: string) => string);
  required?: string;
  /** reduces typed text to its stored form, whose length counts */
  normalise?: (typed: string) => string;
};

const text = (
  clean: (text: string) => string,
  { label, max, required, normalise, tooLong: long = tooLong(label, max) }: Rule,
) =>
  z
    .pipe(
      z.string({
        error: ({ input }) =>
          (input === undefined || input === null) && required ? required : "Invalid input",
      }),
      z.transform((typed) => {
        // A pasted URL is decoded, so its text is cleaned like the rest.
        const cleaned = normalise ? clean(normalise(clean(typed))) : clean(typed);
        return isBlank(cleaned) ? "" : cleaned;
      }),
    )
    .check(
      z.refine((value) => !required || value !== "", {
        error: required,
        params: required ? { minLength: 1 } : {},
      }),
      // `params` is what the API's document says of the rule.
      z.refine((value) => lengthOf(value) <= max, {
        error: typeof long === "string" ? long : ({ input }) => long(String(input)),
        params: { maxLength: max },
      }),
    );

/** Returns the rule of one line of text, trimmed; one that shows nothing is "". `required` is the message for an empty one, which is allowed without it. */
export const line = (rule: Rule) => text(cleanLine, rule);

/** Returns the rule of several lines of text. */
export const lines = (rule: Rule) => text(cleanText, rule);

const nullAsEmpty = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.union([z.null(), z.string()], "Invalid input"),
      z.transform((value) => value ?? ""),
    ),
    schema,
  );

/** Returns a rule that also takes null and turns it into "", the only empty text in API responses and the database. */
export const emptied = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.optional(nullAsEmpty(schema));

/** Returns the same rule for what isn't changed later: "" where it is missing, too. */
export const orEmpty = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.prefault(nullAsEmpty(schema), "");

/** The rule of an e-mail address, trimmed and in lower case, because addresses are compared without case. */
export const emailAddress = z.pipe(
  z.pipe(z.string({ error: EMAIL_MESSAGE }), z.transform(toEmail)),
  z.email({ pattern: EMAIL_PATTERN, error: EMAIL_MESSAGE }).check(z.maxLength(EMAIL_MAX, EMAIL_LONG)),
);
