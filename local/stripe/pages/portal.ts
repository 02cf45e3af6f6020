import { Hono } from "hono";
import { html } from "hono/html";
import { type StripeAccount, lookUp } from "../engine/account.ts";
import { getCustomer } from "../engine/customers.ts";
import { collect } from "../engine/payments.ts";
import { PRODUCT_NAME } from "../engine/price.ts";
import type { Invoice, Subscription } from "../engine/shapes.ts";
import { isLive, itemOf, latestInvoice, planEnd } from "../engine/subscriptions.ts";
import type { StandInEnv } from "../../stand-ins/listen.ts";
import { day, type Html, layout, money, PER_MONTH } from "./layout.ts";

const isOwed = ({ status }: Invoice): boolean => status === "open" || status === "draft";

function planCard(account: StripeAccount, subscription: Subscription): Html {
  const { id, cancel_at, status } = subscription;
  const { current_period_end } = itemOf(subscription);
  const invoice = latestInvoice(account, subscription);
  const next = cancel_at === null ? `renews on ${day(current_period_end)}` : `ends on ${day(cancel_at)}`;
  const [action, label] = cancel_at === null ? ["cancel", "Cancel at period end"] : ["keep", "Keep plan"];
  return html`<div class="card">
    <h2>${PRODUCT_NAME}</h2>
    <p>${PER_MONTH}</p>
    <p class="soft">${status}, ${next}</p>
    <form method="post">
      <input type="hidden" name="subscription" value="${id}" />
      ${
        isOwed(invoice) &&
        html`<button class="main" name="action" value="pay">
          Pay ${money(invoice.amount_remaining)} now
        </button>`
      }
      <button name="action" value="${action}">${label}</button>
    </form>
  </div>`;
}

const invoiceRow = ({ created, number, amount_due, status }: Invoice): Html =>
  html`<tr>
    <td>${day(created)}<br /><span class="soft">${number}</span></td>
    <td>${money(amount_due)}</td>
    <td>${status}</td>
  </tr>`;

function portalPage(account: StripeAccount, customer: string, returnUrl: string): Html {
  const { invoices, subscriptions } = account.state;
  const isTheirs = (one: { customer: unknown }): boolean => one.customer === customer;
  const plans = Object.values(subscriptions).filter((one) => isTheirs(one) && isLive(one));
  return layout(
    "Billing",
    html`<h1>Your plan</h1>
      ${plans.length > 0 ? plans.map((one) => planCard(account, one)) : html`<p>There is no running plan.</p>`}
      <div class="card">
        <h2>Invoices</h2>
        <table>
          ${Object.values(invoices).filter(isTheirs).toReversed().map(invoiceRow)}
        </table>
      </div>
      <a href="${returnUrl}">Go back</a>`,
  );
}

function act(account: StripeAccount, customer: string, action: string, id: string): void {
  const subscription = lookUp(account.state.subscriptions, id);
  if (subscription?.customer !== customer || !isLive(subscription)) return;
  if (action === "pay" && isOwed(latestInvoice(account, subscription))) collect(account, subscription);
  // Stripe's own portal sets the end alone too, and leaves `cancel_at_period_end` false.
  if (action === "cancel") planEnd(account, { cancel_at: "max_period_end" }, id);
  if (action === "keep") planEnd(account, { cancel_at: "" }, id);
}

/** Builds the billing portal: the plan, its end and the invoices. */
export const createPortalPage = (account: StripeAccount): Hono<StandInEnv> =>
  new Hono<StandInEnv>()
    .get("/:customer", (c) => {
      const { id } = getCustomer(account, c.req.param("customer"));
      return c.html(portalPage(account, id, c.req.query("return_url") ?? account.publicOrigin));
    })
    .post("/:customer", async (c) => {
      const { action, subscription } = await c.req.parseBody();
      act(account, c.req.param("customer"), String(action), String(subscription));
      return c.redirect(c.req.path + new URL(c.req.url).search, 303);
    });
