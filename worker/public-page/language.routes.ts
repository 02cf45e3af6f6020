import { type Context, Hono } from "hono";
import type { BodyData } from "hono/utils/body";
import { loadLanguagePage } from "#web/entry-server.tsx";
import { limitBody, received } from "../http/body.ts";
import { ownPath } from "../http/own-path.ts";
import {
  describeLanguage,
  deviceLanguage,
  type LanguageEnv,
  negotiateLanguage,
  rememberChosenLanguage,
} from "./language.ts";

/** Returns a path of this site to return to, without the language in its address; the home page for any other. */
function wayBack(given: string, url: string): string {
  const back = given.startsWith("/") ? URL.parse(given, url) : null;
  back?.searchParams.delete("lang");
  return ownPath(back, url) ?? "/";
}

/** Reads from the Referer which page of this site led here, without its hash; undefined for another site's page. */
function pageBefore(c: Context<LanguageEnv>): string | undefined {
  const before = URL.parse(c.req.header("Referer") ?? "");
  if (before) before.hash = "";
  return ownPath(before, c.req.url);
}

/** Reads the texts of the form. A field that is missing or a file is undefined. */
async function readFields(c: Context<LanguageEnv>): Promise<(field: string) => string | undefined> {
  const form: BodyData = await received(
    c.req.parseBody().catch((error: unknown) => {
      // The body isn't a form, so every field is missing.
      if (error instanceof TypeError) return {};
      throw error;
    }),
  );
  return (field) => (typeof form[field] === "string" ? form[field] : undefined);
}

/**
 * /language: the choice of the language in which pages are read, a document without scripts; `?part=1` is the content
 * alone. Only this form stores a choice. An address doesn't, because people share links.
 */
export const languageRoutes = new Hono<LanguageEnv>()
  .use("/language/*", negotiateLanguage, limitBody, describeLanguage, async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "private, no-store");
    c.res.headers.set("X-Robots-Tag", "noindex");
  })
  .on("GET", ["/language", "/language/"], async (c) => {
    const { renderLanguagePage, renderLanguagePart } = await loadLanguagePage();
    const choice = {
      language: c.var.language,
      device: deviceLanguage(c),
      back: wayBack(c.req.query("back") ?? pageBefore(c) ?? "", c.req.url),
    };
    return c.html(
      await (c.req.query("part") === "1" ? renderLanguagePart(choice) : renderLanguagePage(choice)),
    );
  })
  .post("/language", async (c) => {
    const valueOf = await readFields(c);
    const chosen = valueOf("language");
    if (chosen !== undefined) rememberChosenLanguage(c, chosen);
    return c.redirect(wayBack(valueOf("back") ?? "", c.req.url), 303);
  });
