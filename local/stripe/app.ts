import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { isLoopback } from "#worker/env.ts";
import type { Account } from "./account.ts";
import { createApi } from "./api.ts";
import { createCheckoutPage } from "./checkout-page.ts";
import { runDue } from "./clock.ts";
import { createControl } from "./control.ts";
import { ApiError } from "./errors.ts";
import { createHomePage } from "./home-page.ts";
import type { StandIn } from "./listen.ts";
import { page } from "./page.ts";
import { createPortalPage } from "./portal-page.ts";
import type { Webhooks } from "./webhooks.ts";

const notHere = (message: string) =>
  page(
    "Not here",
    html`<h1>Not here</h1>
      <p>${message}</p>`,
  );

/**
 * No page elsewhere may pay, move the clock or read behind the developer's back, not even under a name of its own that
 * leads to this machine.
 */
function isForeign({ req }: Context<StandIn>): boolean {
  // Only a call within this process names no host.
  const own = `http://${req.header("host") ?? "localhost"}`;
  if (!isLoopback(URL.parse(own)?.hostname ?? "") || (req.header("origin") ?? own) !== own) return true;
  const from = req.header("sec-fetch-site") ?? "none";
  return req.method !== "GET" && from !== "same-origin" && from !== "none";
}

/** All of the stand-in. What a call changed is saved before it is answered, and only then told to the webhook. */
export const createApp = (account: Account, webhooks: Webhooks, save: () => void): Hono<StandIn> =>
  new Hono<StandIn>()
    .use(async (c, next) => {
      if (isForeign(c)) return c.text("Cross-site request refused", 403);
      const worked = runDue(account);
      await next();
      if (!worked && c.req.method === "GET" && c.req.path.startsWith("/v1/")) return;
      save();
      webhooks.wake();
    })
    .route("/v1", createApi(account))
    .route("/_local", createControl(account, webhooks))
    .route("/c/pay", createCheckoutPage(account))
    .route("/p/session", createPortalPage(account))
    .route("/", createHomePage(account))
    .notFound((c) => c.html(notHere("There is no such page."), 404))
    .onError((error, c) => {
      if (error instanceof ApiError) return c.html(notHere(error.message), error.status);
      console.error("Stripe stand-in:", error);
      return c.html(notHere("The local stand-in for Stripe failed."), 500);
    });
