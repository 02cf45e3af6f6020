import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Forbidden } from "../errors.ts";
import type { AppEnv } from "./context.ts";

/**
 * Redirects plain HTTP to the same path by HTTPS, but for the health check, which a probe beside the server asks for. The
 * scheme is the one that Cloudflare's edge saw, because the request's own URL is that of the last hop, which may be a tunnel.
 */
export const redirectToHttps = createMiddleware<AppEnv>(async (c, next) => {
  const { PUBLIC_ORIGIN } = c.var.ctx.config;
  const isPlain = /"scheme":\s*"http"/.test(c.req.header("CF-Visitor") ?? "");
  if (!isPlain || !PUBLIC_ORIGIN.startsWith("https:")) return next();
  const { pathname, search } = new URL(c.req.url);
  if (pathname === "/api/health") return next();
  return c.redirect(PUBLIC_ORIGIN + pathname + search, 308);
});

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Returns whether another site's page sent the request. Sec-Fetch-Site decides where the browser sends it, otherwise
 * Origin, which must be the public origin or the request's own. A client that sends neither isn't a browser.
 */
export function isForeign<E extends AppEnv>(c: Context<E>): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  const origin = c.req.header("Origin");
  const isOwn = origin === c.var.ctx.config.PUBLIC_ORIGIN || origin === new URL(c.req.url).origin;
  return site === undefined ? origin !== undefined && !isOwn : site !== "same-origin" && site !== "none";
}

/** Refuses state-changing calls from another site's page (CSRF), except on paths that `except` matches. */
export const sameOrigin = ({ except }: { except: RegExp }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!SAFE.has(c.req.method) && !except.test(c.req.path) && isForeign(c))
      throw new Forbidden("foreign_origin");
    await next();
  });
