import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type Language, languageOf } from "#web/entry-server.tsx";
import type { AppEnv } from "../http/context.ts";
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS } from "./language-cookie.ts";

/** `language`: of the answer, chosen once a request. */
export type LanguageEnv = { Bindings: Env; Variables: AppEnv["Variables"] & { language: Language } };

export type PublicPageContext = Context<LanguageEnv>;

const negotiate = (c: Context<LanguageEnv>, chosen: string | undefined): Language =>
  languageOf({ chosen, cookies: c.req.header("Cookie"), accepted: c.req.header("Accept-Language") });

/** Chooses the language of a page's own texts, as `c.var.language`. */
export const negotiateLanguage = createMiddleware<LanguageEnv>(async (c, next) => {
  c.set("language", negotiate(c, c.req.query("lang")));
  await next();
});

/** Remembers the language of the URL's `lang` on the device, for pages without scripts too. Identifies nobody. */
export function rememberLanguage(c: Context<LanguageEnv>): void {
  const { language } = c.var;
  if (c.req.query("lang") !== language) return;
  const secure = new URL(c.req.url).protocol === "https:";
  setCookie(c, LANGUAGE_COOKIE, language, { path: "/", maxAge: LANGUAGE_SECONDS, sameSite: "Lax", secure });
}

/** The query that keeps the URL's language where neither cookie nor browser would choose it. */
export const languageQuery = (c: Context<LanguageEnv>): string => {
  const { language } = c.var;
  return language === negotiate(c, undefined) ? "" : `&lang=${language}`;
};
