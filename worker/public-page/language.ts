import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type Language, type LocaleTag, negotiate } from "#web/entry-server.tsx";
import type { AppEnv } from "../http/context.ts";
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS } from "./language-cookie.ts";

/** `language`: of the answer, chosen once a request; `tag`: with the region, where that changes dates or numbers. */
export type LanguageEnv = {
  Bindings: Env;
  Variables: AppEnv["Variables"] & { language: Language; tag: LocaleTag };
};

const negotiateFor = (c: Context<LanguageEnv>, chosen: string | undefined) =>
  negotiate({ chosen, cookies: c.req.header("Cookie"), accepted: c.req.header("Accept-Language") });

/** Chooses the language of a page's own texts, as `c.var.language`. */
export const negotiateLanguage = createMiddleware<LanguageEnv>(async (c, next) => {
  const { language, tag } = negotiateFor(c, c.req.query("lang"));
  c.set("language", language);
  c.set("tag", tag);
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
  return language === negotiateFor(c, undefined).language ? "" : `&lang=${language}`;
};
