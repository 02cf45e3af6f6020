import { Hono } from "hono";
import { html } from "hono/html";
import { type StripeAccount, lookUp } from "../engine/account.ts";
import { declineSession, findRival, getSession, paySession, trialEndOf } from "../engine/checkout.ts";
import { invalid } from "../engine/errors.ts";
import { createPortalSession } from "../engine/portal.ts";
import { PRODUCT_NAME } from "../engine/price.ts";
import type { CheckoutSession } from "../engine/shapes.ts";
import type { StandInEnv } from "../../stand-ins/listen.ts";
import { day, type Html, layout, money, PER_MONTH } from "./layout.ts";

function emailOf({ state }: StripeAccount, { customer }: CheckoutSession): string | null {
  const existing = lookUp(state.customers, customer ?? "");
  return existing && "email" in existing ? existing.email : null;
}

function checkoutPage(account: StripeAccount, session: CheckoutSession, isDeclined: boolean): Html {
  const { cancel_url } = session;
  const trialEnd = trialEndOf(account, session);
  const email = emailOf(account, session);
  const terms =
    trialEnd === null
      ? html`<p class="price">${PER_MONTH}</p>`
      : html`<p class="price">Free until ${day(trialEnd)}</p>
          <p>Then ${PER_MONTH}. Due today: ${money(0)}.</p>`;
  return layout(
    "Checkout",
    html`<div class="card">
      <h1>${PRODUCT_NAME}</h1>
      ${terms} ${email && html`<p class="soft">For ${email}</p>`}
      ${isDeclined ? html`<p class="bad" role="alert">Your card was declined. Try another card.</p>` : ""}
      <form method="post">
        <button class="main" name="card" value="works">Pay</button>
        <button name="card" value="declined">Card is declined</button>
      </form>
      ${cancel_url && html`<a href="${cancel_url}">Go back</a>`}
    </div>`,
  );
}

/** Returns where a session leads that takes no payment, or undefined. Throws StripeError for one that has expired. */
function findWayOut(account: StripeAccount, session: CheckoutSession): string | undefined {
  const { status, cancel_url, success_url } = session;
  if (status === "complete") return success_url ?? "";
  if (status === "expired") throw invalid("This checkout has expired. Nothing was charged. Start again.");
  const rival = findRival(account, session);
  const return_url = cancel_url ?? undefined;
  return rival && createPortalSession(account, { customer: rival.customer, return_url }).url;
}

/** Builds the page a person pays on. A customer who may not have a second subscription is led to the portal. */
export const createCheckoutPage = (account: StripeAccount): Hono<StandInEnv> =>
  new Hono<StandInEnv>()
    .get("/:id", (c) => {
      const session = getSession(account, c.req.param("id"));
      const wayOut = findWayOut(account, session);
      if (wayOut) return c.redirect(wayOut, 303);
      return c.html(checkoutPage(account, session, c.req.query("declined") !== undefined));
    })
    .post("/:id", async (c) => {
      const { card } = await c.req.parseBody();
      const session = getSession(account, c.req.param("id"));
      const wayOut = findWayOut(account, session);
      if (wayOut) return c.redirect(wayOut, 303);
      if (card === "works" && paySession(account, session)) return c.redirect(session.success_url ?? "", 303);
      if (card === "declined") declineSession(account, session);
      return c.redirect(`${c.req.path}?declined`, 303);
    });
