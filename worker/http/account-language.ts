import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { type AccountLanguage, accountLanguageOf } from "#locales/languages.ts";
import { acceptedTags } from "#schema/accepted-tags.ts";
import type { AppEnv } from "./context.ts";

/** The cookie with the language of the signed-in account, BCP 47. */
export const ACCOUNT_LANGUAGE_COOKIE = "account-language";
/** The cookie with the language that was chosen on this device. */
export const LANGUAGE_COOKIE = "lang";

/**
 * Returns the language in which the app and the legal pages respond to a request: `chosen`, else the account's, else
 * the one that was chosen on this device, else the first of Accept-Language that an account can have, else English.
 */
export function requestLanguage<E extends AppEnv>(c: Context<E>, chosen?: string): AccountLanguage {
  const remembered = [ACCOUNT_LANGUAGE_COOKIE, LANGUAGE_COOKIE].map((name) => getCookie(c, name));
  return (
    [chosen, ...remembered, ...acceptedTags(c.req.header("Accept-Language") ?? "")]
      .map((tag) => accountLanguageOf(tag ?? ""))
      .find((language) => language !== undefined) ?? "en"
  );
}
