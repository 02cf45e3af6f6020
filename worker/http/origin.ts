import { createMiddleware } from "hono/factory";
import { Forbidden } from "../failures.ts";
import type { AppEnv } from "./context.ts";

/**
 * Sends whoever came by plain http to the same address by https. Cloudflare's edge says how a visitor came: the request's
 * own address is that of the last leg, which may be a tunnel's.
 */
export const redirectToHttps = createMiddleware<AppEnv>(async (c, next) => {
  const { PUBLIC_ORIGIN } = c.var.config;
  const isPlain = /"scheme":\s*"http"/.test(c.req.header("CF-Visitor") ?? "");
  if (!isPlain || !PUBLIC_ORIGIN.startsWith("https:")) return next();
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(PUBLIC_ORIGIN + pathname + search, 308);
});

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing calls that another site's page makes (CSRF): Sec-Fetch-Site decides where a browser sends
 * it, else Origin, which must be the public origin or the request's own. A client that sends neither is no browser.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE.has(c.req.method) && !c.req.path.startsWith("/api/webhooks/")) {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const own = origin === c.var.config.PUBLIC_ORIGIN || origin === new URL(c.req.url).origin;
    const allowed =
      site === undefined ? origin === undefined || own : site === "same-origin" || site === "none";
    if (!allowed) throw new Forbidden("This request came from another site");
  }
  await next();
});
