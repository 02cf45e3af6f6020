import { Hono } from "hono";
import { html } from "hono/html";
import type { Account } from "./account.ts";
import { getSession } from "./checkout.ts";
import { lookUp } from "./state.ts";
import { day, type Html, money, page, perMonth } from "./page.ts";
import { cartOf, declineSession, findRival, paySession, trialEndOf } from "./payment.ts";
import { createPortalSession } from "./portal.ts";
import { getPrice, getProduct } from "./prices.ts";
import type { CheckoutSession } from "./shapes.ts";
import type { StandIn } from "./listen.ts";

/** Where a paid session leads, with Stripe's placeholder filled in. */
const successUrl = ({ id, success_url }: CheckoutSession): string =>
  (success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", id);

function emailOf({ state }: Account, { customer, customer_email }: CheckoutSession): string | null {
  const known = customer === null ? undefined : lookUp(state.customers, customer);
  return known && "email" in known ? known.email : customer_email;
}

function checkout(account: Account, session: CheckoutSession, declined: boolean): Html {
  const cart = cartOf(account, session);
  const price = getPrice(account, cart.price);
  const trialEnd = trialEndOf(account, cart);
  const email = emailOf(account, session);
  const terms =
    trialEnd === null
      ? html`<p class="price">${perMonth(price, cart.quantity)}</p>`
      : html`<p class="price">Free until ${day(trialEnd)}</p>
          <p>Then ${perMonth(price, cart.quantity)}. Due today: ${money(0, price.currency)}.</p>`;
  return page(
    "Checkout",
    html`<div class="card">
      <h1>${getProduct(account, price.product).name}</h1>
      ${terms} ${email && html`<p class="soft">For ${email}</p>`}
      ${declined ? html`<p class="bad" role="alert">Your card was declined. Try another card.</p>` : ""}
      <form method="post">
        <button class="main" name="card" value="works">Pay</button>
        <button name="card" value="declined">Card is declined</button>
      </form>
      ${session.cancel_url && html`<a href="${session.cancel_url}">Go back</a>`}
    </div>`,
  );
}

const closed = ({ status, cancel_url }: CheckoutSession): Html =>
  page(
    "Checkout",
    html`<div class="card">
      <h1>${status === "complete" ? "You are all done here" : "This checkout has expired"}</h1>
      <p>
        ${status === "complete" ? "Your payment has been processed." : "Nothing was charged. Start again."}
      </p>
      ${cancel_url && html`<a href="${cancel_url}">Go back</a>`}
    </div>`,
  );

/** The page a person pays on. A customer who may not have a second subscription is led to the portal. */
export const createCheckoutPage = (account: Account): Hono<StandIn> =>
  new Hono<StandIn>()
    .get("/:id", (c) => {
      const session = getSession(account, c.req.param("id"));
      if (session.status !== "open") return c.html(closed(session));
      const rival = findRival(account, session);
      if (!rival) return c.html(checkout(account, session, c.req.query("declined") !== undefined));
      const returnUrl = session.cancel_url ?? session.success_url;
      const portal = createPortalSession(account, {
        customer: rival.customer,
        ...(returnUrl !== null && { return_url: returnUrl }),
      });
      return c.redirect(portal.url, 303);
    })
    .post("/:id", async (c) => {
      const { card } = await c.req.parseBody();
      const session = getSession(account, c.req.param("id"));
      if (session.status === "complete") return c.redirect(successUrl(session), 303);
      if (session.status !== "open" || findRival(account, session)) return c.redirect(c.req.path, 303);
      if (card === "works" && paySession(account, session)) return c.redirect(successUrl(session), 303);
      if (card === "declined") declineSession(account, session);
      return c.redirect(`${c.req.path}?declined`, 303);
    });
