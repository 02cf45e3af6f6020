import { waitFor, within } from "@testing-library/dom";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { DAY, SECOND } from "#schema/durations.ts";
import type { Guide } from "#schema/guide.ts";
import { first, load, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { calls, origin, setOffline, settle } from "#web/testing/network.ts";
import { ownServer } from "#web/testing/own-server.ts";
import { call, type Person, signIn } from "#web/testing/people.ts";
import {
  BILLING,
  card,
  cardButton,
  confirmCancelling,
  findQuestion,
  hasCardButton,
  loadAsSubscriber,
  pressInCard,
  registerOwner,
  seeInCard,
  seePill,
  visit,
} from "#web/testing/plan.ts";
import { controlStripe, findStripe, leftForStripe, pay, readAt, subscribe } from "#web/testing/stripe.ts";

const TRIAL_SECONDS = 4;
const DAY_SECONDS = DAY / SECOND;

// What is done to time and to Stripe here is done to everybody on the server.
ownServer({ TRIAL_DAYS: String(TRIAL_SECONDS / DAY_SECONDS) });

/** where the stand-in for Stripe listens */
let stripe: string;

/** people with a profile whose trial runs out while other tests run */
const early: { person: Person; guide: Guide }[] = [];

beforeAll(async () => {
  for (const role of ["guide", "operator"] as const) early.push(await registerOwner(role));
  stripe = await findStripe();
});
afterEach(async () => {
  await mendStripe();
  await control("webhooks", { deliver: "auto" });
});

const control = (path: string, body: object) => controlStripe(stripe, "POST", path, body);
/** Every call to Stripe fails. */
const breakStripe = (path = "/v1") => control("fault", { path, status: 503, times: 1000 });
const mendStripe = () => controlStripe(stripe, "DELETE", "fault");

/** Signs in someone whose trial is over, and who pays since then. */
async function subscribeLate(role: Person["role"]): Promise<{ person: Person; guide: Guide }> {
  const owner = first(early.filter(({ person }) => person.role === role));
  await signIn(owner.person);
  const status = () => call("GET", "/api/subscriptions/status");
  await waitFor(async () => expect(await status()).toMatchObject({ status: "inactive" }));
  await subscribe();
  return owner;
}

/** Waits for a text while timers that stand still take steps. */
const passSight = (text: string) => passingTime(() => expect(screen.getAllByText(text)).not.toEqual([]));

const AWAY = "Our payment service doesn't answer right now. Nothing was charged. Please try again.";
const publicStatus = async (guide: Guide) => (await visit(guide)).status;
/** Waits until the page comes from the cache, which must drop it with the last moment of a trial or a plan. */
const isKept = (guide: Guide) =>
  waitFor(async () => expect((await visit(guide)).headers.get("CF-Cache-Status")).toBe("HIT"));
const statusBecomes = (guide: Guide, status: number) =>
  waitFor(async () => expect(await publicStatus(guide)).toBe(status));
const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

describe("the price of a trial that is nearly over", () => {
  // Comes first: a server that has loaded the price keeps it for an hour.
  it("the price that fails to load is told with the reason; once it loads 'Subscribe' shows it first, due at once", async () => {
    await breakStripe("/v1/prices");
    await registerOwner();
    await load("/dashboard");
    stopTimers();
    await passSight("The price could not be loaded.");
    await pressInCard("Subscribe");
    await passSight("Subscription Error");
    await see(AWAY);
    expect(location.pathname).toBe("/dashboard");

    // A failure asks for everything once more: a page without one waits to be told.
    await load("/dashboard");
    await passSight("The price could not be loaded.");
    vi.useRealTimers();
    await mendStripe();
    await pressInCard("Subscribe");
    await waitFor(() => within(card()).getByText("€9"));
    expect((await cardButton("Subscribe")).getAttribute("aria-busy")).toBeNull();
    expect(location.href).toBe(`${origin}/dashboard`);
    await see("Charged when you subscribe, then every month. Cancel any time.");
    expect(card().textContent).not.toContain("Nothing is charged before");
    await pressInCard("Subscribe");
    expect(await readAt(await leftForStripe())).toContain(`<p class="price">€9.00 per month</p>`);
  });
});

describe("subscribing", () => {
  it("subscribing after the trial ran out makes the page public again: pay, come back, Active without a reload", async () => {
    const { guide } = await registerOwner();
    await load("/dashboard");
    await seePill("Free Early Access");
    await seeInCard("Subscribe before then and your profile stays public.");
    expect(await publicStatus(guide)).toBe(200);
    await isKept(guide);

    await seePill("Inactive");
    expect(await publicStatus(guide)).toBe(404);
    const standIn = screen.getByRole<HTMLAnchorElement>("link", {
      name: "Payments go to the stand-in for Stripe on this machine. No money moves.",
    });
    expect(await readAt(standIn.href)).toContain("Clock");
    const accents = [...document.querySelectorAll(".btn.accent")].map(({ textContent }) => textContent);
    expect(accents).toEqual(["Subscribe"]);
    await pressInCard("Subscribe");
    const { path } = await pay(await leftForStripe());
    calls.length = 0;
    await load(path);

    await see("Payment Successful");
    await see("Your subscription is now active.");
    await seePill("Active");
    await see(/^Next payment on \w{3} \d+, \d{4}\.$/);
    expect(location.href).toBe(`${origin}/dashboard`);
    expect(calls.filter(({ path }) => path === "/api/subscriptions/sync")).toHaveLength(1);
    expect(await publicStatus(guide)).toBe(200);
    within(await screen.findByRole("article", { name: "Marta" })).getByRole("link", { name: "View" });
  });

  it("subscribing while Stripe is away, or without a network, says so and can be tried again", async () => {
    await registerOwner();
    await load("/dashboard");
    await cardButton("Subscribe");
    setOffline(true);
    stopTimers();
    await pressInCard("Subscribe");
    await passSight("Subscription Error");
    await see("You are offline. Please check your connection and try again.");
    vi.useRealTimers();
    setOffline(false);
    // No one has asked Stripe for a customer of this account yet.
    await breakStripe();
    await pressInCard("Subscribe");
    await see(AWAY);
    await mendStripe();
    await pressInCard("Subscribe");
    await leftForStripe();
  });
});

describe("back from a payment that Stripe can't confirm", () => {
  /** Pays while Stripe no longer responds and its messages are held back. */
  async function payUnheard(): Promise<void> {
    await registerOwner();
    await load("/dashboard");
    await pressInCard("Subscribe");
    const checkout = await leftForStripe();
    await control("webhooks", { deliver: "hold" });
    await breakStripe();
    const { path } = await pay(checkout);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await load(path);
    await see("Payment Successful");
    await see("It isn't confirmed yet. We keep checking.");
    await seeInCard("Your payment isn't confirmed yet. We keep checking.");
    expect(hasCardButton("Subscribe")).toBe(false);
  }

  it("a payment that Stripe can't confirm yet waits for Stripe's message, and is Active as soon as it came", async () => {
    await payUnheard();
    await mendStripe();
    await control("webhooks", { deliver: "now" });
    vi.advanceTimersByTime(4000);
    await see("Your subscription is now active.");
    await seePill("Active");
    await waitFor(() => expect(card().textContent).not.toContain("confirmed"));
  });

  it("a payment that stays unconfirmed is called late in the end, and Stripe is asked again on request", async () => {
    await payUnheard();
    vi.advanceTimersByTime(30_000);
    await seeInCard("Your payment isn't confirmed yet. Once it is, this changes by itself.");
    await cardButton("Subscribe");
    await mendStripe();
    await pressInCard("Check again");
    await see("Your subscription is now active.");
    await seePill("Active");
  });
});

describe("cancelling", () => {
  it("cancelling asks first, keeps the page public until the period is over, and can be reversed", async () => {
    const { guide, person } = await subscribeLate("operator");
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await load("/dashboard");
    await pressInCard("Cancel subscription");
    const question = await findQuestion();
    expect(question.textContent).toMatch(/Your pages stay public until \w{3} \d+, \d{4}\./);
    await isFocused(within(question).getByRole("button", { name: "Keep my plan" }));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(question.isConnected).toBe(false));

    const cancel = async () => {
      calls.length = 0;
      // The focus is where it was before the dialog, or on what took that button's place.
      await isFocused(await cardButton("Cancel subscription"));
      await user.keyboard("{Enter}");
      await findQuestion();
      await user.tab();
      await user.keyboard("{Enter}");
      await see("Subscription canceled");
      await see("Your subscription has been canceled successfully");
      await cardButton("Keep my plan");
      await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/auth/me"));
    };
    await cancel();
    await seePill("Active");
    await seeInCard(/Your pages stay public until \w{3} \d+, \d{4}\./);
    expect(await publicStatus(guide)).toBe(200);
    await isFocused(await cardButton("Keep my plan"));
    await user.keyboard("{Enter}");
    await see("Subscription kept");
    await seeInCard("Your profiles are public. Guests can scan, tip and review.");
    await cancel();
    await isKept(guide);
    // The page has its responses before the time passes.
    await settle();

    await control("clock", { advance: 32 * DAY_SECONDS });
    // No one touches the page that was left open.
    vi.setSystemTime(Date.now() + 32 * DAY);
    // The cookies have aged too: until somebody signs in, whatever the page asks ends its session.
    await signIn(person);
    await statusBecomes(guide, 404);
    vi.advanceTimersByTime(DAY);
    await seePill("Inactive");
    await see("Your pages aren’t public right now");
    await cardButton(BILLING);
    await pressInCard("Subscribe");
    // Stripe's message alone brings the page back: no one here asks.
    await pay(await leftForStripe());
    await statusBecomes(guide, 200);
  });

  it("cancelling without a network, or while Stripe is away, says so and cancels nothing, and billing fails as well", async () => {
    await loadAsSubscriber();
    const cancel = async () => {
      await pressInCard("Cancel subscription");
      await confirmCancelling();
    };
    setOffline(true);
    stopTimers();
    await cancel();
    await passSight("Cancellation Error");
    await see("You are offline. Please check your connection and try again.");
    vi.useRealTimers();
    setOffline(false);
    await breakStripe();
    await pressInCard(BILLING);
    await see("Subscription Error");
    await see(AWAY);
    await cancel();
    await see("Failed to cancel subscription");
    await see(AWAY);
    await mendStripe();
    expect(await call("GET", "/api/subscriptions/status")).toMatchObject({
      status: "active",
      subscriptionEndsAt: null,
    });
    await cardButton("Cancel subscription");
  });

  it("a plan that has ended meanwhile is told so, and the page shows it", async () => {
    await subscribeLate("guide");
    await load("/dashboard");
    await control("webhooks", { deliver: "hold" });
    await pressInCard("Cancel subscription");
    await findQuestion();
    await call("POST", "/api/subscriptions/cancel");
    await control("clock", { advance: 32 * DAY_SECONDS });
    await press("Cancel subscription");
    await see("Failed to cancel subscription");
    await see("You don't have an active subscription");
    await seePill("Inactive");
  });
});
