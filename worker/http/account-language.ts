import { parseAccept } from "hono/utils/accept";
import { type AccountLanguage, accountLanguageOf } from "#schema/language.ts";

/** The first language of an Accept-Language header that an account can have, else English. */
export const languageOf = (header: string): AccountLanguage =>
  parseAccept(header)
    .map(({ type }) => accountLanguageOf(type))
    .find((language) => language !== undefined) ?? "en";
