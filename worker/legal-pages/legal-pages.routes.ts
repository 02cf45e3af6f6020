import { type Context, Hono } from "hono";
import { requestLanguage } from "../http/account-language.ts";
import type { AppEnv } from "../http/context.ts";
import { isSecure } from "../http/cookies.ts";
import type { LegalName } from "./legal-page.ts";

/**
 * Builds the handler of a page, which responds in the language of `?lang=` or of its reader. The response is the same
 * for everybody who reads that language. The pages' code is loaded with the first response.
 */
const respondWith = (name: LegalName) => async (c: Context<AppEnv>) => {
  const { renderLegalPage } = await import("./render.ts");
  const language = requestLanguage(c, c.req.query("lang"));
  const query = language === requestLanguage(c) ? "" : `?lang=${language}`;
  c.header("Cache-Control", "public, max-age=300");
  c.header("Content-Language", language);
  c.header("Vary", "Accept-Language, Cookie");
  return c.html(
    await renderLegalPage(name, { config: c.var.ctx.config, isSecure: isSecure(c), language, query }),
  );
};

/** /privacy, /terms and /imprint: HTML documents without scripts, filled from the operator's settings. */
export const legalPageRoutes = new Hono<AppEnv>()
  .on("GET", ["/privacy", "/privacy/"], respondWith("privacy"))
  .on("GET", ["/terms", "/terms/"], respondWith("terms"))
  .on("GET", ["/imprint", "/imprint/"], respondWith("imprint"));
