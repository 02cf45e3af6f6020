import { createMiddleware } from "hono/factory";
import { Forbidden } from "../failures.ts";
import type { AppEnv } from "./context.ts";

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
