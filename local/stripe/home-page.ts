import { Hono } from "hono";
import { html } from "hono/html";
import { type Account, now } from "./account.ts";
import { advance } from "./clock.ts";
import type { StandIn } from "./listen.ts";
import { day, type Html, page } from "./page.ts";
import { createPortalSession } from "./portal.ts";
import type { Event, Subscription } from "./shapes.ts";
import { lookUp } from "./state.ts";

const DAY = 86_400;

const eventRow = ({ type, created, pending_webhooks }: Event): Html =>
  html`<tr>
    <td>${type}<br /><span class="soft">${day(created)}</span></td>
    <td>${pending_webhooks === 0 ? "delivered" : "waiting"}</td>
  </tr>`;

function subscriptionRow({ state }: Account, { customer, id, status }: Subscription): Html {
  const known = lookUp(state.customers, customer);
  const deleted = !known || "deleted" in known;
  return html`<tr>
    <td>${deleted ? "deleted customer" : (known.email ?? customer)}<br /><span class="soft">${id}</span></td>
    <td>${status}</td>
    <td>${deleted ? "" : html`<a href="/portal/${customer}">Portal</a>`}</td>
  </tr>`;
}

function home(account: Account): Html {
  const { deliveries, events, subscriptions } = account.state;
  return page(
    "Overview",
    html`<h1>Overview</h1>
      <div class="card">
        <h2>Clock</h2>
        <p>It is ${day(now(account))} here. Moving the clock renews, charges and ends what is due.</p>
        <form method="post" action="/clock">
          <button name="days" value="1">One day later</button>
          <button name="days" value="7">One week later</button>
          <button name="days" value="31">One month later</button>
        </form>
      </div>
      <div class="card">
        <h2>Subscriptions</h2>
        <table>
          ${Object.values(subscriptions)
            .toReversed()
            .map((one) => subscriptionRow(account, one))}
        </table>
      </div>
      <div class="card">
        <h2>Latest events</h2>
        <p class="soft">${deliveries.length} waiting to be delivered.</p>
        <table>
          ${Object.values(events).toReversed().slice(0, 20).map(eventRow)}
        </table>
      </div>`,
  );
}

/** The stand-in's dashboard for people: its clock, the subscriptions with their portals, the latest events. */
export const createHomePage = (account: Account): Hono<StandIn> =>
  new Hono<StandIn>()
    .get("/", (c) => c.html(home(account)))
    .post("/clock", async (c) => {
      const { days } = await c.req.parseBody();
      advance(account, (Number(days) || 0) * DAY);
      return c.redirect("/", 303);
    })
    .get("/portal/:customer", (c) => {
      const customer = c.req.param("customer");
      return c.redirect(createPortalSession(account, { customer, return_url: account.url }).url, 303);
    });
