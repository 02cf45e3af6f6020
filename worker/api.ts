import { Hono } from "hono";
import { createApp } from "./app.ts";
import { account } from "./accounts/account.routes.ts";
import { auth } from "./auth/auth.routes.ts";
import { links } from "./accounts/links.routes.ts";
import { security } from "./auth/security.routes.ts";
import { user } from "./accounts/user.routes.ts";
import { admin } from "./admin/admin.routes.ts";
import { adminTwoStep } from "./admin/two-step.routes.ts";
import { guideEditors, join } from "./editors/editors.routes.ts";
import { featured } from "./featured/featured.routes.ts";
import { guides, ownGuides } from "./guides/guides.routes.ts";
import { limitBody } from "./http/body.ts";
import type { AppEnv } from "./http/context.ts";
import { guidePaymentWays } from "./payment-ways/payment-ways.routes.ts";
import { guidePlatforms, platforms } from "./platforms/platforms.routes.ts";
import { purgeAfterWrite } from "./public-page-cache/purge-after-write.ts";
import { push } from "./push/push.routes.ts";
import { publicGuide } from "./public-page/public-guide.routes.ts";
import { health } from "./running/health.routes.ts";
import { ownReviews } from "./reviews/own-reviews.routes.ts";
import { guideReviews, reviews } from "./reviews/reviews.routes.ts";
import { guideStatistics } from "./statistics/statistics.routes.ts";
import { subscriptions } from "./subscriptions/subscriptions.routes.ts";
import { webhooks } from "./subscriptions/webhook.routes.ts";
import { tours } from "./tours/tours.routes.ts";

/** Every call under /api. */
export const api = new Hono<AppEnv>()
  .basePath("/api")
  .use("*", limitBody, purgeAfterWrite, async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  })
  .route("/health", health)
  .route("/auth", auth)
  .route("/auth", links)
  .route("/auth", join)
  .route("/account", account)
  .route("/account", security)
  .route("/user", user)
  .route("/user/guides", ownGuides)
  .route("/user/reviews", ownReviews)
  .route("/guides", guides)
  .route("/guides", publicGuide)
  .route("/guides", guidePlatforms)
  .route("/guides", guidePaymentWays)
  .route("/guides", guideStatistics)
  .route("/guides", guideEditors)
  .route("/review-platforms", platforms)
  .route("/guides", guideReviews)
  .route("/reviews", reviews)
  .route("/push", push)
  .route("/guides", featured)
  .route("/tours", tours)
  .route("/subscriptions", subscriptions)
  .route("/webhooks", webhooks)
  .route("/admin", admin)
  .route("/admin/two-step", adminTwoStep);

/** The app that answers calls of the API. */
export const apiApp = createApp().route("/", api);

/** The API's type, for the typed client. */
export type Api = typeof api;
