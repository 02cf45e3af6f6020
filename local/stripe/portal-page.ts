import { Hono } from "hono";
import { html } from "hono/html";
import type { Account } from "./account.ts";
import { collect, isLive, isOver } from "./billing.ts";
import { getInvoice } from "./invoices.ts";
import { itemOf } from "./item.ts";
import type { StandIn } from "./listen.ts";
import { day, type Html, money, page, perMonth } from "./page.ts";
import { getPortalSession } from "./portal.ts";
import { getProduct } from "./prices.ts";
import type { Invoice, PortalSession, Subscription } from "./shapes.ts";
import { getSubscription, updateSubscription } from "./subscriptions.ts";

const STATUS: Record<string, string> = {
  active: "Active",
  trialing: "Trial",
  past_due: "Payment failed, will be tried again",
  unpaid: "Unpaid",
  paused: "Paused",
};

function plan(account: Account, subscription: Subscription): Html {
  const { id, cancel_at, latest_invoice, status } = subscription;
  const { price, quantity, current_period_end } = itemOf(subscription);
  const owed = latest_invoice === null ? undefined : getInvoice(account, latest_invoice);
  const next = cancel_at === null ? `Renews on ${day(current_period_end)}.` : `Ends on ${day(cancel_at)}.`;
  return html`<div class="card">
    <h2>${getProduct(account, price.product).name}</h2>
    <p>${perMonth(price, quantity)}</p>
    <p class="soft">${STATUS[status] ?? status}. ${next}</p>
    <form method="post">
      <input type="hidden" name="subscription" value="${id}" />
      ${
        owed && (owed.status === "open" || owed.status === "draft")
          ? html`<button class="main" name="action" value="pay">
              Pay ${money(owed.amount_remaining, owed.currency)} now
            </button>`
          : ""
      }
      ${
        cancel_at === null
          ? html`<button name="action" value="cancel">Cancel at period end</button>`
          : html`<button class="main" name="action" value="keep">Keep plan</button>`
      }
    </form>
  </div>`;
}

function card({ state }: Account, { customer }: PortalSession): Html {
  const failing = (state.failing[customer] ?? 0) > 0;
  return html`<div class="card">
    <h2>Card</h2>
    <p>${failing ? "The next payment will fail." : "Payments work."}</p>
    <form method="post">
      ${
        failing
          ? html`<button name="action" value="card-works">Use a card that works</button>`
          : html`<button name="action" value="card-fails">Use a card that will fail next time</button>`
      }
    </form>
  </div>`;
}

const invoiceRow = ({ created, number, amount_due, currency, status }: Invoice): Html =>
  html`<tr>
    <td>${day(created)}<br /><span class="soft">${number}</span></td>
    <td>${money(amount_due, currency)}</td>
    <td>${status}</td>
  </tr>`;

function portal(account: Account, session: PortalSession): Html {
  const mine = ({ customer }: { customer: string | null }): boolean => customer === session.customer;
  const plans = Object.values(account.state.subscriptions).filter((one) => mine(one) && isLive(one));
  const invoices = Object.values(account.state.invoices).filter(mine).toReversed();
  return page(
    "Billing",
    html`<h1>Your plan</h1>
      ${plans.length > 0 ? plans.map((one) => plan(account, one)) : html`<p>There is no running plan.</p>`}
      ${card(account, session)}
      <div class="card">
        <h2>Invoices</h2>
        <table>
          ${invoices.map(invoiceRow)}
        </table>
      </div>
      <a href="${session.return_url}">Go back</a>`,
  );
}

function act(account: Account, { customer }: PortalSession, action: string, id: string): void {
  const { failing } = account.state;
  if (action === "card-fails" || action === "card-works") {
    failing[customer] = action === "card-fails" ? 1 : 0;
    return;
  }
  const subscription = getSubscription(account, id);
  if (subscription.customer !== customer || isOver(subscription)) return;
  if (action === "pay") collect(account, subscription);
  // Under flexible billing, the default, the portal sets the end alone and leaves `cancel_at_period_end` false.
  if (action === "cancel") updateSubscription(account, { cancel_at: "max_period_end" }, id);
  if (action === "keep") updateSubscription(account, { cancel_at: "" }, id);
}

/** The billing portal: the plan, its end, the card and the invoices. */
export const createPortalPage = (account: Account): Hono<StandIn> =>
  new Hono<StandIn>()
    .get("/:id", (c) => c.html(portal(account, getPortalSession(account, c.req.param("id")))))
    .post("/:id", async (c) => {
      const { action, subscription } = await c.req.parseBody();
      act(account, getPortalSession(account, c.req.param("id")), String(action), String(subscription));
      return c.redirect(c.req.path, 303);
    });
