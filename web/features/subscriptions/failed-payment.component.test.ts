import { waitFor, within } from "@testing-library/dom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { DAY, SECOND } from "#schema/durations.ts";
import { load, press, screen } from "#web/testing/app.ts";
import { fetchAt } from "#web/testing/outside.ts";
import { ownServer } from "#web/testing/own-server.ts";
import { call, type Person } from "#web/testing/people.ts";
import {
  BILLING,
  card,
  cardButton,
  findQuestion,
  hasCardButton,
  loadAsSubscriber,
  pressInCard,
  registerOwner,
  seeInCard,
} from "#web/testing/plan.ts";
import { controlStripe, findStripe, leftForStripe, pressAt, readAt, wayBack } from "#web/testing/stripe.ts";

// What is done to Stripe's clock here is done to everybody on the server.
ownServer({ TRIAL_DAYS: "0" });

/** where the stand-in for Stripe listens */
let stripe: string;
beforeAll(async () => {
  await registerOwner();
  stripe = await findStripe();
});
const control = (path: string, body: object) => controlStripe(stripe, "POST", path, body);

describe("a failed payment", () => {
  const status = () => call("GET", "/api/subscriptions/status");
  /** Lets the next payment of someone's plan fail, and shows the dashboard. */
  async function loadWithFailure({ email }: Person): Promise<void> {
    const state = await fetchAt(`${stripe}/_local/state`);
    const { customers } = await state.json<{ customers: Record<string, { id: string; email: string }> }>();
    const customer = Object.values(customers).find((one) => one.email === email)?.id;
    await control("fail-next-payment", { customer, times: 9 });
    await control("clock", { advance: (32 * DAY) / SECOND });
    await waitFor(async () => expect(await status()).toHaveProperty("paymentFailed"));
    await load("/dashboard");
    await seeInCard("Your payment failed");
  }
  const portal = async () => (await call<{ url: string }>("POST", "/api/subscriptions/portal")).url;
  const payAtPortal = async (url: string) => {
    const [, subscription = ""] = /name="subscription" value="([^"]+)"/.exec(await readAt(url)) ?? [];
    await control("fail-next-payment", { customer: new URL(url).pathname.split("/").at(-1), times: 0 });
    return pressAt(url, { action: "pay", subscription });
  };

  it("a failed payment comes before the profile, with the way to the card, and is gone on the way back from paying it", async () => {
    await loadWithFailure(await loadAsSubscriber());
    await seeInCard("Often a card has expired, or the bank wants you to confirm the payment.");
    await seeInCard("Your profile is public. Guests can scan, tip and review.");
    const profile = await screen.findByRole("article", { name: "Marta" });
    expect(card().compareDocumentPosition(profile) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(hasCardButton(BILLING)).toBe(false);
    await pressInCard("Cancel subscription");
    const question = await findQuestion();
    expect(question.textContent).toContain(
      "A payment that failed is still due, and your plan ends with the current period. Until then you can change your mind.",
    );
    await press("Keep my plan");
    await pressInCard("Check your card");
    const { text } = await payAtPortal(await leftForStripe());
    await load(wayBack(text));
    await seeInCard(/Next payment on/);
    expect(card().textContent).not.toContain("failed");
    await cardButton(BILLING);
  });

  it("a failed payment of a canceled plan promises no last day, here and under Account, and goes from a tab left open once it is paid", async () => {
    await loadWithFailure(await loadAsSubscriber());
    await call("POST", "/api/subscriptions/cancel");
    await load("/dashboard");
    await seeInCard("A payment that failed is still due, and your plan ends with the current period.");
    await seeInCard("Your payment failed");
    expect(card().textContent).not.toMatch(/nothing more will be charged|public until/);
    await load("/account");
    const plan = await screen.findByRole("region", { name: "Plan" });
    await waitFor(() => expect(plan.textContent).toContain("Your payment failed"));
    within(plan).getByRole("button", { name: "Check your card" });
    expect(plan.textContent).not.toContain("public until");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    await payAtPortal(await portal());
    await waitFor(async () => expect(await status()).not.toHaveProperty("paymentFailed"));
    vi.setSystemTime(Date.now() + 31 * SECOND);
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await waitFor(() => expect(plan.textContent).not.toContain("failed"));
    expect(plan.textContent).toMatch(/Your page stays public until.*nothing more will be charged/);
  });
});
