import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { isSecure } from "../http/cookies.ts";
import type { LegalName } from "./layout.ts";

/** Answers one of the pages. It is the same for everybody, and its code is loaded with the first one. */
const answer = (name: LegalName) => async (c: Context<AppEnv>) => {
  const { renderLegalPage } = await import("./render.ts");
  c.header("Cache-Control", "public, max-age=300");
  return c.html(await renderLegalPage(name, { config: c.var.ctx.config, isSecure: isSecure(c) }));
};

/** /privacy, /terms and /imprint: HTML documents without scripts, filled from the operator's settings. */
export const legalPages = new Hono<AppEnv>()
  .on("GET", ["/privacy", "/privacy/"], answer("privacy"))
  .on("GET", ["/terms", "/terms/"], answer("terms"))
  .on("GET", ["/imprint", "/imprint/"], answer("imprint"));
