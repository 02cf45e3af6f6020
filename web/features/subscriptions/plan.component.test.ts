import { waitFor } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import type { User } from "#schema/account.ts";
import { DAY } from "#schema/durations.ts";
import type { Billing } from "#schema/subscription.ts";
import { localDate } from "#web/lib/format.ts";
import { arrive, load, screen, see, user } from "#web/testing/app.ts";
import { calls, respond } from "#web/testing/network.ts";
import { call, newcomer, register, signIn } from "#web/testing/people.ts";
import {
  BILLING,
  card,
  cardButton,
  confirmCancelling,
  endSession,
  findQuestion,
  hasCardButton,
  loadAsSubscriber,
  pressInCard,
  registerOwner,
  seeInCard,
  seePill,
} from "#web/testing/plan.ts";
import { leftForStripe, pressAt, readAt, subscribe, wayBack } from "#web/testing/stripe.ts";

const trialEnd = async () => localDate((await call<User>("GET", "/api/auth/me")).trialEndsAt ?? "");
const callsOf = (name: string) => calls.filter(({ path }) => path === `/api/subscriptions/${name}`);

/** Whether the card of the plan comes before the profile, in the order of the document. */
function isBeforeProfile(): boolean {
  const profile = screen.getByRole("article", { name: "Marta" });
  return (card().compareDocumentPosition(profile) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

describe("subscribing", () => {
  it("subscribing with two clicks opens one page to pay on, where a declined card changes nothing, which is said on the way back", async () => {
    await registerOwner();
    await load("/dashboard");
    await user.dblClick(await cardButton("Subscribe"));
    const checkout = await leftForStripe();
    expect(callsOf("create-checkout-session")).toHaveLength(1);
    await load("/dashboard");
    await pressInCard("Subscribe");
    expect(await leftForStripe()).toBe(checkout);
    const { text } = await pressAt(checkout, { card: "declined" });
    expect(text).toContain("Your card was declined. Try another card.");
    await load(wayBack(text));
    await see("Payment Canceled");
    await see("You have not been charged.");
    await waitFor(() => expect(location.search).toBe(""));
    await pressInCard("Subscribe");
    await leftForStripe();
  });

  it("subscribing twice, in two tabs, is refused, and the second tab shows the first one's plan, with billing for payers alone", async () => {
    await registerOwner();
    await load("/dashboard");
    await cardButton("Subscribe");
    expect(hasCardButton(BILLING)).toBe(false);
    await subscribe();
    await pressInCard("Subscribe");
    await see("Subscription Error");
    await see("You already have an active subscription");
    await seePill("Active");
    await cardButton(BILLING);
  });

  it("subscribing needs a session", async () => {
    await registerOwner();
    await load("/dashboard");
    await cardButton("Subscribe");
    await endSession();
    await pressInCard("Subscribe");
    await arrive("/login");
    await see("Authentication required");
    await see("Please log in to subscribe");
  });

  it("the button 'Subscribe' leaves the screen's one accent to the first profile", async () => {
    await register(newcomer("operator"));
    await load("/dashboard");
    await see("No profiles yet");
    await cardButton("Subscribe");
    const accents = [...document.querySelectorAll(".btn.accent")].map(({ textContent }) => textContent);
    expect(accents).toEqual(["Create Your First Profile"]);
  });
});

describe("the price beside 'Subscribe'", () => {
  it("the price beside 'Subscribe' says when the first payment is due, and is the payment page's", async () => {
    await registerOwner("operator");
    await load("/dashboard");
    await cardButton("Subscribe");
    await seeInCard(/€9\s*a month\s*after your free trial\. Cancel any time\./);
    await see(`Nothing is charged before ${await trialEnd()}`);
    await see("Taxes, if any, are shown by Stripe before you pay.");
    await pressInCard("Subscribe");
    expect(await readAt(await leftForStripe())).toContain("Then €9.00 per month. Due today: €0.00.");
  });

  it("a guide's plan is a line with its price until three days before the trial's end, then in full, and before the profile from five days on", async () => {
    await registerOwner();
    await load("/dashboard");
    await seeInCard("14 days left. Then €9 a month, if you subscribe.");
    await screen.findByRole("article", { name: "Marta" });
    expect(isBeforeProfile()).toBe(false);
    expect(card().textContent).not.toMatch(/Nothing is charged|Taxes|stand-in/);
    expect(card().querySelector(".btn")).toBeNull();
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: now + 9.5 * DAY });
    document.dispatchEvent(new Event("visibilitychange"));
    await seeInCard("5 days left. Then €9 a month, if you subscribe.");
    expect(isBeforeProfile()).toBe(true);
    vi.setSystemTime(now + 11.5 * DAY);
    document.dispatchEvent(new Event("visibilitychange"));
    await seeInCard(/3 days left\..*Nothing is charged before/s);
    expect(isBeforeProfile()).toBe(true);
    expect((await cardButton("Subscribe")).className).toContain("accent");
    vi.useRealTimers();
    await load("/dashboard");
    await pressInCard("Subscribe");
    expect(await readAt(await leftForStripe())).toContain("Due today: €0.00.");
  });
});

describe("the price of a running plan", () => {
  it("the price of a plan that is still free is the one it began with, also where another one is sold now", async () => {
    await registerOwner();
    await subscribe();
    respond("GET", /\/subscriptions\/plan/, async () =>
      Response.json({ amount: 1900, currency: "eur", interval: "month", trialDays: 14 }),
    );
    await load("/dashboard");
    await seeInCard(`Free until ${await trialEnd()}, then €9 a month. You can cancel until then.`);
    respond("GET", /\/subscriptions\/status/, async (send) => {
      const { price: _, ...others } = await (await send()).json<Billing>();
      return Response.json(others);
    });
    await load("/dashboard");
    await seeInCard(`Next payment on ${await trialEnd()}.`);
    expect(card().textContent).not.toContain("€");
  });

  it("the end of a plan that further payments come before doesn't say that nothing more will be charged", async () => {
    await registerOwner("operator");
    await subscribe();
    const subscriptionEndsAt = new Date(Date.now() + 100 * DAY).toISOString();
    respond("GET", /\/subscriptions\/status/, async (send) =>
      Response.json({ ...(await (await send()).json<Billing>()), subscriptionEndsAt }),
    );
    await load("/dashboard");
    await seeInCard(`Your pages stay public until ${localDate(subscriptionEndsAt)}.`);
    await seeInCard(`Free until ${await trialEnd()}`);
    expect(card().textContent).not.toContain("nothing more will be charged");
  });
});

it("a phone whose clock is days ahead of the server's ends no trial", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * DAY });
  const { guide } = await registerOwner();
  await load("/dashboard");
  await seePill("Free Early Access");
  await seeInCard(/Last day\./);
  await load(`/print/${guide.id}`);
  await see(/^This code opens your page until /);
});

describe("cancelling", () => {
  it("cancelling needs a session, and so do 'Keep my plan' and billing", async () => {
    const person = await loadAsSubscriber();
    await pressInCard("Cancel subscription");
    await findQuestion();
    await endSession();
    await confirmCancelling();
    await arrive("/login");
    await see("Authentication required");
    await see("Please log in to manage your subscription");
    await signIn(person);
    await call("POST", "/api/subscriptions/cancel");
    for (const name of ["Keep my plan", BILLING]) {
      await signIn(person);
      await load("/dashboard");
      await cardButton(name);
      await endSession();
      await pressInCard(name);
      await arrive("/login");
      await see("Please log in to manage your subscription");
    }
  });
});

describe("billing, cards and invoices", () => {
  it("the billing page with cards and invoices is Stripe's own, and what is changed there shows here", async () => {
    await loadAsSubscriber();
    await pressInCard(BILLING);
    const portal = await leftForStripe();
    const before = await readAt(portal);
    expect(before).toContain("Invoices");
    expect(before).toContain("Cancel at period end");
    const subscription = /name="subscription" value="([^"]+)"/.exec(before)?.[1] ?? "";
    const { text } = await pressAt(portal, { subscription, action: "cancel" });
    expect(text).toContain("Keep plan");
    await load(wayBack(text));
    await pressInCard("Keep my plan");
    await see("Subscription kept");
    await cardButton("Cancel subscription");
  });
});
