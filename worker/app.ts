import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { carriesSession } from "./auth/session-cookies.ts";
import { drainBody } from "./http/body.ts";
import type { AppEnv } from "./http/context.ts";
import { notFound, onError } from "./http/errors.ts";
import { setSecurityHeaders } from "./http/headers.ts";
import { openContext } from "./http/open-context.ts";
import { redirectToHttps, sameOrigin } from "./http/origin.ts";
import { withRequestId } from "./log.ts";
import { eventRoutes } from "./statistics/events.routes.ts";

/**
 * What another site's page may send: Stripe's events, and a guest's answer, which then counts nothing. A page that tells nobody
 * where it was left to looks like another site's in older browsers.
 */
const OPEN = /^(?:\/api\/webhooks\/|\/profile\/[^/]+\/tip\/said$)/;

/** Creates an app with what every request passes: an id, security headers, a context, https, and the check of the origin. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // The id is always ours, because a caller's could name another request in the audit log.
  app.use(requestId({ headerName: "" }));
  app.use(async (c, next) => {
    await withRequestId(c.var.requestId, next);
    // Headers are set on the response itself, because Hono's setters copy a finished response.
    c.res.headers.set("X-Request-Id", c.var.requestId);
    setSecurityHeaders(c.res.headers);
  });
  app.use(drainBody);
  app.use(openContext(carriesSession));
  app.use(redirectToHttps);
  app.route("/", eventRoutes);
  app.use(sameOrigin({ except: OPEN }));
  app.onError(onError);
  app.notFound(notFound);
  return app;
}
