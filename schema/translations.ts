import * as z from "zod/mini";
import { PAGE_LANGUAGES, type PageLanguage } from "#locales/languages.ts";

/** Texts in other languages of the page. An empty text means that there is no translation. */
export type Translations<Field extends string> = Partial<Record<PageLanguage, Record<Field, string>>>;

/** Returns the rule of translations of some fields. Languages without a word are left out. */
export const translationsOf = <Field extends string>(
  fields: Record<Field, z.ZodMiniType<string | undefined, string | null | undefined>>,
) => {
  const texts = z.pipe(
    z.object<Record<string, z.ZodMiniType<string | undefined>>>(fields, "Invalid input"),
    // A field that is missing becomes "".
    z.transform(
      (given) =>
        Object.fromEntries(Object.keys(fields).map((field) => [field, given[field] ?? ""])) as Record<
          Field,
          string
        >,
    ),
  );
  return z.optional(
    z.pipe(
      // An object of languages is used instead of a record, which would cost every form half a kilobyte.
      z.strictObject(Object.fromEntries(PAGE_LANGUAGES.map((language) => [language, z.optional(texts)])), {
        error: ({ code }) =>
          String(code) === "unrecognized_keys" ? "Please choose a language" : "Invalid input",
      }),
      z.transform((given) => {
        const nonEmpty: Translations<Field> = {};
        for (const language of PAGE_LANGUAGES) {
          const found = given[language];
          if (found && Object.values(found).some((text) => text !== "")) nonEmpty[language] = found;
        }
        return nonEmpty;
      }),
    ),
  );
};
