import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { isCrossSite } from "../stand-ins/foreign.ts";
import type { StandInEnv } from "../stand-ins/listen.ts";
import { createStripeApi } from "./api/api.ts";
import { createControl } from "./api/control.ts";
import type { StripeAccount } from "./engine/account.ts";
import { runDue } from "./engine/clock.ts";
import { StripeError } from "./engine/errors.ts";
import type { Webhooks } from "./engine/webhooks.ts";
import { createCheckoutPage } from "./pages/checkout.ts";
import { createClockPage } from "./pages/clock.ts";
import { layout } from "./pages/layout.ts";
import { createPortalPage } from "./pages/portal.ts";

function respondWithError(error: Error, c: Context<StandInEnv>): Response | Promise<Response> {
  if (!(error instanceof StripeError)) console.error("The stand-in for Stripe:", error);
  const { status, body, headers } =
    error instanceof StripeError
      ? error
      : new StripeError(500, { type: "api_error", message: "The local stand-in for Stripe failed." });
  if (/^\/(?:v1|_local)\//.test(c.req.path)) return c.json({ error: body }, status, headers);
  return c.html(layout("Not here", html`<h1>${body.message}</h1>`), status);
}

/** Builds the whole stand-in. A call's changes are saved before its response is sent, and their webhooks after it. */
export const createStripeApp = (
  account: StripeAccount,
  webhooks: Webhooks,
  save: () => void,
): Hono<StandInEnv> =>
  new Hono<StandInEnv>()
    .use(async (c, next) => {
      if (isCrossSite(c)) return c.text("Cross-site request refused", 403);
      const hasRun = runDue(account);
      await next();
      if (!hasRun && c.req.method === "GET" && c.req.path.startsWith("/v1/")) return;
      save();
      webhooks.wake();
    })
    .route("/v1", createStripeApi(account))
    .route("/_local", createControl(account, webhooks))
    .route("/c/pay", createCheckoutPage(account))
    .route("/p/session", createPortalPage(account))
    .route("/", createClockPage(account))
    .notFound((c) => {
      throw new StripeError(404, {
        type: "invalid_request_error",
        message: `There is no ${c.req.method} ${c.req.path} here.`,
      });
    })
    .onError(respondWithError);
