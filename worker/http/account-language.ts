import { parseAccept } from "hono/utils/accept";
import { type AccountLanguage, accountLanguageOf } from "#schema/language.ts";

/** The first of what was chosen, then of an Accept-Language header, that an account can have, else English. */
export const languageOf = (header: string, chosen: readonly string[] = []): AccountLanguage =>
  [...chosen, ...parseAccept(header).map(({ type }) => type)]
    .map(accountLanguageOf)
    .find((language) => language !== undefined) ?? "en";
