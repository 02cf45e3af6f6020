import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { findChromium } from "#local/chromium.ts";
import { startTestServer } from "#local/test-server.ts";
import type { TrialServer } from "#local/trial-server.ts";
import { expectNoViolations } from "./axe.ts";
import {
  collectErrors,
  LAPTOP,
  type Newcomer,
  newcomer,
  overflow,
  PHONE,
  see,
  signUpByCall,
} from "./browser.ts";
import { bodyOf, signInByCall } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** seconds */
const TRIAL = 4;
const DAY = 86_400;

let server: TrialServer;
/** where the stand-in for Stripe answers */
let stripe: string;

beforeAll(async () => {
  server = await startTestServer({ SEED: "none", TRIAL_DAYS: String(TRIAL / DAY) });
  const { context } = await owner();
  stripe = new URL(await checkoutOf(context)).origin;
});
afterEach(async () => {
  await fetch(`${stripe}/_local/fault`, { method: "DELETE" });
  await control("webhooks", { deliver: "auto" });
});
afterAll(() => server.stop());

type Role = "Tour Guide" | "Tour Operator";
type Owner = { context: BrowserContext; page: Page; guide: Guide; person: Newcomer };

/** Somebody new with a profile, whose trial has just begun, and a page that isn't anywhere yet. */
async function owner(
  options: object = LAPTOP,
  role: Role = "Tour Guide",
  origin = server.origin,
): Promise<Owner> {
  const context = await warmContext({ baseURL: origin, ...options });
  const person = newcomer(role);
  await signUpByCall(context, origin, person);
  const guide = await bodyOf<Guide>(context.request.post("/api/guides", { data: { name: "Marta" } }));
  return { context, page: await context.newPage(), guide, person };
}

const checkoutOf = async ({ request }: BrowserContext): Promise<string> =>
  (await bodyOf<{ url: string }>(request.post("/api/subscriptions/create-checkout-session"))).url;

/** Pays at Stripe's page, without coming back from it. */
const payAt = (url: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ card: "works" }), redirect: "manual" });

/** Pays by calls. */
async function subscribe(context: BrowserContext): Promise<void> {
  await payAt(await checkoutOf(context));
  await bodyOf(context.request.post("/api/subscriptions/sync"));
}

/** The same, looking at the dashboard. */
async function subscriber(options: object = LAPTOP): Promise<Owner> {
  const somebody = await owner(options);
  await subscribe(somebody.context);
  await somebody.page.goto("/dashboard");
  await pill(somebody.page, "Active");
  return somebody;
}

/** What a person does in Stripe's dashboard, and what only time or bad luck does. */
async function control<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${stripe}/_local/${path}`, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  const answer: Answer = JSON.parse(await response.text());
  return answer;
}
/** Every call to Stripe fails. */
const breakStripe = (path = "/v1") => control("fault", { path, status: 503, times: 100 });
const mendStripe = () => fetch(`${stripe}/_local/fault`, { method: "DELETE" });

const status = (page: Page) => page.getByRole("region", { name: /^(?:Account|Subscription) Status$/ });
const pill = (page: Page, text: string) => status(page).getByText(text, { exact: true }).waitFor();
const button = (page: Page, name: string) => status(page).getByRole("button", { name, exact: true });
const BILLING = "Billing, cards and invoices";
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Cancel subscription" });
const visit = ({ uniqueId }: Guide) => fetch(`${server.origin}/profile/${uniqueId}`);
const publicStatus = async (guide: Guide) => (await visit(guide)).status;
/** Waits until the page comes from the cache, which must drop it with the last moment of a trial or a plan. */
const isKept = (guide: Guide) =>
  expect.poll(async () => (await visit(guide)).headers.get("CF-Cache-Status")).toBe("HIT");
const atStripe = (page: Page) => page.waitForURL(`${stripe}/**`);
const pay = (page: Page) => page.getByRole("button", { name: "Pay", exact: true }).click();
const calls = (page: Page, call: string) => {
  const made: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(`/api/subscriptions/${call}`)) made.push(request.method());
  });
  return made;
};
/** The session ends, and this browser hasn't heard of it. */
async function endSession(context: BrowserContext): Promise<void> {
  const hint = (await context.cookies()).find(({ name }) => name === "session");
  await context.request.post("/api/auth/logout");
  if (hint) await context.addCookies([hint]);
}

describe("subscribing", () => {
  it("after the trial ran out hangs the page up again: pay, come back, Active without a reload", async () => {
    const { page, guide } = await owner(PHONE);
    const errors = collectErrors(page);
    await page.goto("/dashboard");
    await pill(page, "Free Early Access");
    await expect
      .poll(() => status(page).innerText())
      .toContain("Subscribe before then and your profile stays public.");
    expect(await publicStatus(guide)).toBe(200);
    await isKept(guide);

    await pill(page, "Inactive");
    expect(await publicStatus(guide)).toBe(404);
    const standIn = page.getByRole("link", {
      name: "Payments go to the stand-in for Stripe on this machine. No money moves.",
    });
    expect((await fetch((await standIn.getAttribute("href")) ?? "")).status).toBe(200);
    await expect.poll(() => page.locator(".btn.accent").allInnerTexts()).toEqual(["Subscribe"]);
    await button(page, "Subscribe").click();
    await atStripe(page);
    const synced = calls(page, "sync");
    await pay(page);

    await see(page, "Payment Successful");
    await see(page, "Your subscription is now active.");
    await pill(page, "Active");
    await page.getByText(/^Next payment on \w{3} \d+, \d{4}\.$/).waitFor();
    expect(page.url()).toBe(`${server.origin}/dashboard`);
    expect(synced).toEqual(["POST"]);
    expect(await publicStatus(guide)).toBe(200);
    await page.getByRole("article", { name: "Marta" }).getByRole("link", { name: "View" }).waitFor();
    expect(errors).toEqual([]);
  });

  it("during the trial keeps its free days, and a cancellation ends with them", async () => {
    const { page, context } = await owner(LAPTOP, "Tour Guide", origin);
    await page.goto("/dashboard");
    await see(page, "14 days left.");
    await button(page, "Subscribe").click();
    await page.getByText(/^Free until /).waitFor();
    await pay(page);
    await see(page, "Payment Successful");
    await pill(page, "Active");
    const { trialEndsAt } = await bodyOf<{ trialEndsAt: string }>(context.request.get("/api/auth/me"));
    const date = await page.evaluate(
      (iso) => new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium" }),
      trialEndsAt,
    );
    await see(page, `Free until ${date}, then €9 a month. You can cancel until then.`);
    await button(page, "Cancel subscription").click();
    await expect.poll(() => dialog(page).innerText()).toContain(`Your page stays public until ${date}.`);
    await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
    await button(page, "Keep my plan").waitFor();
    await expect.poll(() => status(page).innerText()).toContain(`Your page stays public until ${date}.`);
  });

  it("with two clicks at once opens one page to pay on, where a declined card changes nothing, which is said on the way back", async () => {
    const { page } = await owner();
    const made = calls(page, "create-checkout-session");
    await page.goto("/dashboard");
    await button(page, "Subscribe").dblclick();
    await atStripe(page);
    const first = page.url();
    expect(made).toEqual(["POST"]);
    await page.goBack();
    await button(page, "Subscribe").click();
    await atStripe(page);
    expect(page.url()).toBe(first);
    await page.getByRole("button", { name: "Card is declined" }).click();
    await see(page, "Your card was declined. Try another card.");
    await page.getByRole("link", { name: "Go back" }).click();
    await see(page, "Payment Canceled");
    await see(page, "You have not been charged.");
    await expect.poll(() => page.url()).toBe(`${server.origin}/dashboard`);
    await button(page, "Subscribe").click();
    await atStripe(page);
  });

  it("can be tried again in a page that the browser kept while it was left", async () => {
    const keeping = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await keeping.newContext({ baseURL: server.origin, ...LAPTOP });
    await signUpByCall(context, server.origin, newcomer());
    const page = await context.newPage();
    await page.goto("/dashboard");
    await page.evaluate("window.mark = 'kept'");
    await button(page, "Subscribe").click();
    await atStripe(page);
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate("window.mark")).toBe("kept");
    await expect.poll(() => button(page, "Subscribe").getAttribute("aria-busy")).toBeNull();
    await button(page, "Subscribe").click();
    await atStripe(page);
    await keeping.close();
  });

  it("twice, in two tabs, is refused, and the second tab learns of the first, with billing, which is nobody's who never paid", async () => {
    const { page, context } = await owner();
    await page.goto("/dashboard");
    await button(page, "Subscribe").waitFor();
    await expect.poll(() => button(page, BILLING).count()).toBe(0);
    await subscribe(context);
    await button(page, "Subscribe").click();
    await see(page, "Subscription Error");
    await see(page, "You already have an active subscription");
    await pill(page, "Active");
    await button(page, BILLING).waitFor();
  });

  it("while Stripe is away, or without a network, says so and can be tried again", async () => {
    const { page, context } = await owner();
    await page.goto("/dashboard");
    await button(page, "Subscribe").waitFor();
    await context.setOffline(true);
    await button(page, "Subscribe").click();
    await see(page, "Subscription Error");
    await see(page, "Failed to create checkout session");
    await context.setOffline(false);
    // Nobody has asked Stripe for a customer of this account yet.
    await breakStripe();
    await button(page, "Subscribe").click();
    await see(page, "Our payment service doesn't answer right now. Nothing was charged. Please try again.");
    await mendStripe();
    await button(page, "Subscribe").click();
    await atStripe(page);
  });

  it("needs a session", async () => {
    const { page, context } = await owner();
    await page.goto("/dashboard");
    await button(page, "Subscribe").waitFor();
    await endSession(context);
    await button(page, "Subscribe").click();
    await page.waitForURL("**/login");
    await see(page, "Authentication required");
    await see(page, "Please log in to subscribe");
  });

  it("leaves the screen's one accent to the first profile", async () => {
    const context = await warmContext({ baseURL: server.origin, ...PHONE });
    await signUpByCall(context, server.origin, newcomer("Tour Operator"));
    const page = await context.newPage();
    await page.goto("/dashboard");
    await see(page, "No profiles yet");
    await button(page, "Subscribe").waitFor();
    await expect
      .poll(() => page.locator(".btn.accent").allInnerTexts())
      .toEqual(["Create Your First Profile"]);
  });
});

describe("back from a payment that Stripe can't confirm", () => {
  /** Pays while Stripe answers nothing more and its messages are held back. */
  async function paidUnheard(): Promise<Owner> {
    const somebody = await owner();
    const { page } = somebody;
    await page.clock.install();
    await page.goto("/dashboard");
    await button(page, "Subscribe").click();
    await atStripe(page);
    await control("webhooks", { deliver: "hold" });
    await breakStripe();
    await pay(page);
    await see(page, "Payment Successful");
    await see(page, "Its confirmation isn't here yet. We keep looking.");
    await see(page, "Your payment isn't confirmed yet. We keep looking.");
    await expect.poll(() => button(page, "Subscribe").count()).toBe(0);
    return somebody;
  }

  it("waits for Stripe's message, and is Active as soon as it came", async () => {
    const { page } = await paidUnheard();
    await mendStripe();
    await control("webhooks", { deliver: "now" });
    await page.clock.runFor(4000);
    await see(page, "Your subscription is now active.");
    await pill(page, "Active");
    await expect.poll(() => status(page).innerText()).not.toContain("confirmed");
  });

  it("says in the end that it is late, and asks Stripe again when told to", async () => {
    const { page } = await paidUnheard();
    await page.clock.runFor(30_000);
    await see(page, "Your payment isn't confirmed yet. Once it is, this changes by itself.");
    await button(page, "Subscribe").waitFor();
    await mendStripe();
    await button(page, "Check again").click();
    await see(page, "Your subscription is now active.");
    await pill(page, "Active");
  });
});

describe("cancelling", () => {
  it("asks first, keeps the page public until the period is over, and can be taken back", async () => {
    const { page, guide, context } = await owner(LAPTOP, "Tour Operator");
    await subscribe(context);
    await page.clock.install();
    await page.goto("/dashboard");
    await button(page, "Cancel subscription").click();
    await expect
      .poll(() => dialog(page).innerText())
      .toMatch(/Your pages stay public until \w{3} \d+, \d{4}\./);
    const stay = dialog(page).getByRole("button", { name: "Keep my plan" });
    await expect.poll(() => stay.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });

    const cancel = async () => {
      // The focus is where it was before the dialog, or on what took that button's place.
      const focused = button(page, "Cancel subscription");
      await expect.poll(() => focused.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await dialog(page).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await see(page, "Subscription canceled");
      await see(page, "Your subscription has been canceled successfully");
      await button(page, "Keep my plan").waitFor();
    };
    const refetched = page.waitForResponse("**/api/auth/me");
    await cancel();
    await refetched;
    await pill(page, "Active");
    await expect
      .poll(() => status(page).innerText())
      .toMatch(/Your pages stay public until \w{3} \d+, \d{4}\./);
    expect(await publicStatus(guide)).toBe(200);
    await expect
      .poll(() => button(page, "Keep my plan").evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    await see(page, "Subscription kept");
    await expect.poll(() => status(page).innerText()).toContain("Your profiles are public.");
    await cancel();
    await isKept(guide);

    await control("clock", { advance: 32 * DAY });
    await expect.poll(() => publicStatus(guide), { timeout: 10_000 }).toBe(404);
    // Nobody touches the page that was left open.
    await page.clock.fastForward(32 * DAY * 1000);
    await pill(page, "Inactive");
    await see(page, "Your badges are off the hook");
    await button(page, "Billing, cards and invoices").waitFor();
    await button(page, "Subscribe").click();
    await atStripe(page);
    // Stripe's message alone brings the page back: nobody here asks.
    await payAt(page.url());
    await expect.poll(() => publicStatus(guide)).toBe(200);
  });

  it("without a network, or while Stripe is away, says so and cancels nothing, and billing can't be had either", async () => {
    const { page, context } = await subscriber();
    const confirm = async () => {
      await button(page, "Cancel subscription").click();
      await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
    };
    await context.setOffline(true);
    await confirm();
    await see(page, "Cancellation Error");
    await see(page, "An error occurred");
    await context.setOffline(false);
    await breakStripe();
    await button(page, BILLING).click();
    await see(page, "Subscription Error");
    await see(page, "Our payment service doesn't answer right now. Nothing was charged. Please try again.");
    await confirm();
    await see(page, "Failed to cancel subscription");
    await see(page, "Our payment service doesn't answer right now. Nothing was charged. Please try again.");
    await mendStripe();
    expect(await bodyOf(context.request.get("/api/subscriptions/status"))).toMatchObject({
      status: "active",
      subscriptionEndsAt: null,
    });
    await button(page, "Cancel subscription").waitFor();
  });

  it("a plan that has ended meanwhile is told so, and the page shows it", async () => {
    const { page, context } = await subscriber();
    await control("webhooks", { deliver: "hold" });
    await button(page, "Cancel subscription").click();
    await bodyOf(context.request.post("/api/subscriptions/cancel"));
    await control("clock", { advance: 32 * DAY });
    await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
    await see(page, "Failed to cancel subscription");
    await see(page, "You don't have an active subscription");
    await pill(page, "Inactive");
  });

  it("needs a session, and so do 'Keep my plan' and billing", async () => {
    const { page, context, person } = await subscriber();
    await button(page, "Cancel subscription").click();
    await endSession(context);
    await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
    await page.waitForURL("**/login");
    await see(page, "Authentication required");
    await see(page, "Please log in to manage your subscription");
    await signInByCall(context, person);
    await bodyOf(context.request.post("/api/subscriptions/cancel"));
    for (const name of ["Keep my plan", BILLING]) {
      await signInByCall(context, person);
      await page.goto("/dashboard");
      await button(page, name).waitFor();
      await endSession(context);
      await button(page, name).click();
      await page.waitForURL("**/login");
      await see(page, "Please log in to manage your subscription");
    }
  });
});

describe("billing, cards and invoices", () => {
  it("are on Stripe's own page, and what is changed there shows here", async () => {
    const { page } = await subscriber(PHONE);
    await button(page, "Billing, cards and invoices").click();
    await see(page, "Invoices");
    await page.getByRole("button", { name: "Cancel at period end" }).click();
    await page.getByRole("button", { name: "Keep plan" }).waitFor();
    await page.getByRole("link", { name: "Go back" }).click();
    await button(page, "Keep my plan").click();
    await see(page, "Subscription kept");
    await button(page, "Cancel subscription").waitFor();
  });
});

describe("everybody can use it", () => {
  it("by what axe can find in both themes, in each state, at 320 px and with letters twice as large", async () => {
    const { page, context } = await owner(PHONE, "Tour Operator");
    await page.goto("/dashboard");
    await pill(page, "Inactive");
    await expectNoViolations(page);
    await subscribe(context);
    await page.reload();
    await pill(page, "Active");
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page)).toBe(0);
    const setLetters = (size: string) =>
      status(page).evaluate((card, size) => {
        for (const element of card.querySelectorAll<HTMLElement>("*")) element.style.fontSize = size;
      }, size);
    await setLetters("32px");
    await expect.poll(() => overflow(page)).toBe(0);
    await setLetters("");
    await page.setViewportSize(PHONE.viewport);
    await button(page, "Cancel subscription").click();
    await dialog(page).waitFor();
    await expectNoViolations(page);
    await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
    await button(page, "Keep my plan").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await expectNoViolations(page);
  });
});
