import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { isLanguage, type Language, type LocaleTag, negotiate } from "#web/entry-server.tsx";
import type { AppEnv } from "../http/context.ts";
import { LANGUAGE_COOKIE } from "../http/account-language.ts";
import { LANGUAGE_SECONDS } from "./language-cookie.ts";

/** `language`: of the answer, chosen once a request; `tag`: with the region, where that changes dates or numbers. */
export type LanguageEnv = {
  Bindings: Env;
  Variables: AppEnv["Variables"] & { language: Language; tag: LocaleTag };
};

export type PublicPageContext = Context<LanguageEnv>;

const negotiateFor = (c: PublicPageContext, chosen: string | undefined) =>
  negotiate({ chosen, cookies: c.req.header("Cookie"), accepted: c.req.header("Accept-Language") });

/** Chooses the language of a page's own texts, as `c.var.language`. */
export const negotiateLanguage = createMiddleware<LanguageEnv>(async (c, next) => {
  const { language, tag } = negotiateFor(c, c.req.query("lang"));
  c.set("language", language);
  c.set("tag", tag);
  await next();
});

/** The language of the device, whatever was chosen on it. */
export const deviceLanguage = (c: Context<LanguageEnv>): Language =>
  negotiate({ accepted: c.req.header("Accept-Language") }).language;

/** Remembers a chosen language on the device, and forgets it for an empty text. Anything else changes nothing. Identifies nobody. */
export function rememberLanguage(c: Context<LanguageEnv>, chosen: string): void {
  const secure = new URL(c.req.url).protocol === "https:";
  if (chosen === "") deleteCookie(c, LANGUAGE_COOKIE, { path: "/", secure });
  if (isLanguage(chosen))
    setCookie(c, LANGUAGE_COOKIE, chosen, { path: "/", maxAge: LANGUAGE_SECONDS, sameSite: "Lax", secure });
}

/** Says in which language the answer is, and what chose it. */
export const describeLanguage = createMiddleware<LanguageEnv>(async (c, next) => {
  await next();
  c.res.headers.set("Content-Language", c.var.language);
  c.res.headers.set("Vary", "Accept-Language, Cookie");
});

/** The query that keeps the URL's language where neither cookie nor browser would choose it. */
export const languageQuery = (c: Context<LanguageEnv>): string => {
  const { language } = c.var;
  return language === negotiateFor(c, undefined).language ? "" : `&lang=${language}`;
};
