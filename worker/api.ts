import { Hono } from "hono";
import { createApp } from "./app.ts";
import { accountRoutes } from "./accounts/account.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { linkRoutes } from "./accounts/links.routes.ts";
import { securityRoutes } from "./auth/security.routes.ts";
import { userRoutes } from "./accounts/user.routes.ts";
import { adminListRoutes } from "./admin/lists.routes.ts";
import { adminModerationRoutes } from "./admin/moderation.routes.ts";
import { adminSignInRoutes } from "./admin/sign-in.routes.ts";
import { supportRoutes } from "./admin/support.routes.ts";
import { adminTwoStepRoutes } from "./admin/two-step.routes.ts";
import { guideEditorRoutes, joinRoutes } from "./editors/editors.routes.ts";
import { featuredTourRoutes, showOnAllRoutes } from "./featured/featured.routes.ts";
import { guideRoutes, ownGuideRoutes } from "./guides/guides.routes.ts";
import { limitBody } from "./http/body.ts";
import type { AppEnv } from "./http/context.ts";
import { openapiRoutes } from "./openapi/openapi.routes.ts";
import { pageReportRoutes } from "./page-reports/page-reports.routes.ts";
import { guidePaymentWayRoutes } from "./payment-ways/payment-ways.routes.ts";
import { guidePlatformRoutes, platformRoutes } from "./platforms/platforms.routes.ts";
import { purgeAfterWrite } from "./public-page-cache/purge-after-write.ts";
import { pushRoutes } from "./push/push.routes.ts";
import { publicGuideRoutes } from "./public-page/public-guide.routes.ts";
import { healthRoutes } from "./running/health.routes.ts";
import { metricsRoutes } from "./running/metrics.routes.ts";
import { ownReviewRoutes } from "./reviews/own-reviews.routes.ts";
import { guideReviewRoutes, reviewRoutes } from "./reviews/reviews.routes.ts";
import { guideStatisticsRoutes, ownStatisticsRoutes } from "./statistics/statistics.routes.ts";
import { subscriptionRoutes } from "./subscriptions/subscriptions.routes.ts";
import { guideWebLinkRoutes } from "./web-links/web-links.routes.ts";
import { webhookRoutes } from "./subscriptions/webhook.routes.ts";
import { tourRoutes } from "./tours/tours.routes.ts";

/** Every call under /api. */
export const api = new Hono<AppEnv>()
  .basePath("/api")
  // Before what other calls pass: it is a file that may be cached.
  .route("/openapi.json", openapiRoutes)
  .use("*", limitBody, purgeAfterWrite, async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  })
  .route("/health", healthRoutes)
  .route("/metrics", metricsRoutes)
  .route("/auth", authRoutes)
  .route("/auth", linkRoutes)
  .route("/auth", joinRoutes)
  .route("/account", accountRoutes)
  .route("/account", securityRoutes)
  .route("/user", userRoutes)
  .route("/user/guides", ownGuideRoutes)
  .route("/user/reviews", ownReviewRoutes)
  .route("/user/stats", ownStatisticsRoutes)
  .route("/guides", guideRoutes)
  .route("/guides", publicGuideRoutes)
  .route("/guides", guidePlatformRoutes)
  .route("/guides", guidePaymentWayRoutes)
  .route("/guides", guideWebLinkRoutes)
  .route("/guides", guideStatisticsRoutes)
  .route("/guides", guideEditorRoutes)
  .route("/review-platforms", platformRoutes)
  .route("/guides", guideReviewRoutes)
  .route("/guides", pageReportRoutes)
  .route("/reviews", reviewRoutes)
  .route("/push", pushRoutes)
  .route("/guides", featuredTourRoutes)
  .route("/tours", showOnAllRoutes)
  .route("/tours", tourRoutes)
  .route("/subscriptions", subscriptionRoutes)
  .route("/webhooks", webhookRoutes)
  .route("/admin", adminSignInRoutes)
  .route("/admin", adminListRoutes)
  .route("/admin", adminModerationRoutes)
  .route("/admin/users", supportRoutes)
  .route("/admin/two-step", adminTwoStepRoutes);

/** The app that responds to calls of the API. */
export const apiApp = createApp().route("/", api);

/** The API's type, for the typed client. */
export type Api = typeof api;
