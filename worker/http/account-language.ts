import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { parseAccept } from "hono/utils/accept";
import { type AccountLanguage, accountLanguageOf } from "#schema/language.ts";
import type { AppEnv } from "./context.ts";

/** Holds the language of the account that is signed in, BCP 47. */
export const ACCOUNT_LANGUAGE_COOKIE = "account-language";
/** Remembers the language that was chosen on this device. */
export const LANGUAGE_COOKIE = "lang";

/**
 * The language in which the app and the legal pages answer a request: of the account, else the one chosen on this device,
 * else the first of Accept-Language that an account can have, else English.
 */
export function requestLanguage<E extends AppEnv>(c: Context<E>): AccountLanguage {
  const accepted = parseAccept(c.req.header("Accept-Language") ?? "").map(({ type }) => type);
  const wishes = [getCookie(c, ACCOUNT_LANGUAGE_COOKIE), getCookie(c, LANGUAGE_COOKIE), ...accepted];
  return (
    wishes
      .map((tag) => tag !== undefined && accountLanguageOf(tag))
      .find((language) => typeof language === "string") ?? "en"
  );
}
