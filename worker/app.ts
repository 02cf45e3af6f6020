import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { account } from "./accounts/account.routes.ts";
import { auth } from "./accounts/auth.routes.ts";
import { user } from "./accounts/user.routes.ts";
import { admin } from "./admin/admin.routes.ts";
import { configOf } from "./env.ts";
import { featured } from "./featured/featured.routes.ts";
import { guides, ownGuides } from "./guides/guides.routes.ts";
import { openDatabase } from "./http/database.ts";
import { drainBody, limitBody } from "./http/body.ts";
import type { AppEnv } from "./http/context.ts";
import { notFound, onError } from "./http/errors.ts";
import { setSecurityHeaders } from "./http/headers.ts";
import { redirectToHttps, sameOrigin } from "./http/origin.ts";
import { images } from "./images/images.routes.ts";
import { appPages } from "./pages/app.routes.ts";
import { pages } from "./pages/pages.routes.ts";
import { guidePlatforms, platforms } from "./platforms/platforms.routes.ts";
import { guideReviews, reviews } from "./reviews/reviews.routes.ts";
import { subscriptions } from "./subscriptions/subscriptions.routes.ts";
import { webhooks } from "./subscriptions/webhook.routes.ts";
import { tours } from "./tours/tours.routes.ts";

/**
 * The API and the pages on one screen: what every request passes, where each call stands, how failures are told. Headers
 * are set on answers as they are: Hono's own setters copy one that is finished.
 */
export const app = new Hono<AppEnv>();

// Ours always: a caller's could name another request in the audit log.
app.use(requestId({ headerName: "" }));
app.use(async (c, next) => {
  await next();
  c.res.headers.set("X-Request-Id", c.var.requestId);
  setSecurityHeaders(c.res.headers);
});
app.use(drainBody);
app.use(async (c, next) => {
  c.set("config", configOf(c.env));
  await next();
});
app.use(redirectToHttps);
app.use(openDatabase);
app.use(sameOrigin);
app.use("/api/*", limitBody, async (c, next) => {
  await next();
  c.res.headers.set("Cache-Control", "no-store");
});

const routes = app
  .route("/api/auth", auth)
  .route("/api/account", account)
  .route("/api/user", user)
  .route("/api/user/guides", ownGuides)
  .route("/api/guides", guides)
  .route("/api/guides", guidePlatforms)
  .route("/api/review-platforms", platforms)
  .route("/api/guides", guideReviews)
  .route("/api/reviews", reviews)
  .route("/api/guides", featured)
  .route("/api/tours", tours)
  .route("/api/subscriptions", subscriptions)
  .route("/api/webhooks", webhooks)
  .route("/api/admin", admin)
  .route("/images", images)
  .route("/", pages)
  .route("/", appPages);

app.onError(onError);
app.notFound(notFound);

/** What the typed client knows of the API. */
export type App = typeof routes;
