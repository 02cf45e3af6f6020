import { Hono } from "hono";
import { html } from "hono/html";
import { type StripeAccount, now } from "../engine/account.ts";
import { advance } from "../engine/clock.ts";
import type { StandInEnv } from "../../stand-ins/listen.ts";
import { day, layout } from "./layout.ts";

const DAY_SECONDS = 86_400;

const clockPage = (account: StripeAccount) =>
  layout(
    "Clock",
    html`<div class="card">
      <h1>Clock</h1>
      <p>It is ${day(now(account))} here. Moving the clock renews, charges and ends what is due.</p>
      <form method="post">
        <button name="days" value="1">One day later</button>
        <button name="days" value="7">One week later</button>
        <button name="days" value="31">One month later</button>
      </form>
      <p class="soft">${account.state.deliveries.length} webhooks are waiting to be delivered.</p>
    </div>`,
  );

/** Builds the page that shows the account's clock and moves it. */
export const createClockPage = (account: StripeAccount): Hono<StandInEnv> =>
  new Hono<StandInEnv>()
    .get("/", (c) => c.html(clockPage(account)))
    .post("/", async (c) => {
      const { days } = await c.req.parseBody();
      advance(account, (Number(days) || 0) * DAY_SECONDS);
      return c.redirect("/", 303);
    });
