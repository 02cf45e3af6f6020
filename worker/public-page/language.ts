import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { isPageLanguage, type PageLanguage, tagOf } from "#locales/languages.ts";
import { type LocaleTag, negotiate } from "#web/entry-server.tsx";
import type { AppEnv } from "../http/context.ts";
import { carriesSession, HINT_COOKIE } from "../auth/session-cookies.ts";
import { ACCOUNT_LANGUAGE_COOKIE, LANGUAGE_COOKIE } from "../http/account-language.ts";
import { isSecure } from "../http/cookies.ts";
import { LANGUAGE_SECONDS } from "./language-cookie.ts";
import type { PublicPage } from "./query.ts";

/**
 * The environment of pages. `language` is that of the response, chosen once for each request; `tag` has its region
 * too where that changes dates or numbers. `page` is there where a code has read it already.
 */
export type LanguageEnv = {
  Bindings: Env;
  Variables: AppEnv["Variables"] & { language: PageLanguage; tag: LocaleTag; page?: PublicPage };
};

export type PublicPageContext = Context<LanguageEnv>;

/**
 * Returns the language of the account that is signed in, so that a guide reads the page in the language of the tools
 * around it; undefined where the page is wanted as guests see it.
 */
function accountLanguage(c: PublicPageContext): string | undefined {
  if (!carriesSession(c) || c.req.query("as") === "guest") return undefined;
  const language = getCookie(c, ACCOUNT_LANGUAGE_COOKIE);
  return language && tagOf(language);
}

const negotiateFor = (c: PublicPageContext, chosen: string | undefined) =>
  negotiate({
    chosen,
    cookies: c.req.header("Cookie"),
    account: accountLanguage(c),
    accepted: c.req.header("Accept-Language"),
  });

/** Chooses the language of a page's own texts, and sets `c.var.language` and `c.var.tag`. */
export const negotiateLanguage = createMiddleware<LanguageEnv>(async (c, next) => {
  const { language, tag } = negotiateFor(c, c.req.query("lang"));
  c.set("language", language);
  c.set("tag", tag);
  await next();
});

/** Returns the language of the device, whatever was chosen on it. */
export const deviceLanguage = (c: Context<LanguageEnv>): PageLanguage =>
  negotiate({ accepted: c.req.header("Accept-Language") }).language;

/**
 * Stores a chosen language on the device, and deletes the choice for an empty text. Any other text changes nothing. The
 * cookie identifies no one. Without a session the choice replaces the language that an account has left.
 */
export function rememberChosenLanguage(c: Context<LanguageEnv>, chosen: string): void {
  const secure = isSecure(c);
  if (chosen === "") deleteCookie(c, LANGUAGE_COOKIE, { path: "/", secure });
  const isLeft =
    getCookie(c, ACCOUNT_LANGUAGE_COOKIE) !== undefined && getCookie(c, HINT_COOKIE) === undefined;
  if (isLeft && (chosen === "" || isPageLanguage(chosen)))
    deleteCookie(c, ACCOUNT_LANGUAGE_COOKIE, { path: "/", secure });
  if (isPageLanguage(chosen))
    setCookie(c, LANGUAGE_COOKIE, chosen, { path: "/", maxAge: LANGUAGE_SECONDS, sameSite: "Lax", secure });
}

/** Sets the headers that say in which language the response is, and what chose it. */
export const describeLanguage = createMiddleware<LanguageEnv>(async (c, next) => {
  await next();
  c.res.headers.set("Content-Language", c.var.language);
  c.res.headers.set("Vary", "Accept-Language, Cookie");
});

/** Writes the query that keeps the URL's language, where neither cookie nor browser would choose it. */
export const languageQuery = (c: Context<LanguageEnv>): string => {
  const { language } = c.var;
  return language === negotiateFor(c, undefined).language ? "" : `&lang=${language}`;
};
