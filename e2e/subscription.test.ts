import { type BrowserContext, chromium, type Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findChromium } from "#local/chromium.ts";
import { DAY } from "#schema/durations.ts";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  collectErrors,
  endTrial,
  LAPTOP,
  newcomer,
  overflow,
  PHONE,
  see,
  signUpByCall,
} from "./browser.ts";
import { bodyOf } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const status = (page: Page) => page.getByRole("region", { name: /^(?:Account|Subscription) Status$/ });
const pill = (page: Page, text: string) => status(page).getByText(text, { exact: true }).waitFor();
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Cancel subscription" });
const pay = (page: Page) => button(page, "Pay");

/** Signs someone new up, who has a profile, and whose trial has just begun. */
async function signUpOwner(context: BrowserContext, role: "Tour Guide" | "Tour Operator"): Promise<Page> {
  await signUpByCall(context, origin, newcomer(role));
  await bodyOf(context.request.post(`${origin}/api/guides`, { data: { name: "Marta" } }));
  return context.newPage();
}

/** Pays by calls. */
async function subscribe({ request }: BrowserContext): Promise<void> {
  const { url } = await bodyOf<{ url: string }>(request.post("/api/subscriptions/create-checkout-session"));
  await fetch(url, { method: "POST", body: new URLSearchParams({ card: "works" }), redirect: "manual" });
  await bodyOf(request.post("/api/subscriptions/sync"));
}

describe("subscribing", () => {
  it("a subscription begun in a page restored by the browser works, keeps the trial's free days, and ends with them when cancelled", async () => {
    const keeping = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await keeping.newContext({ baseURL: origin, ...LAPTOP });
    const page = await signUpOwner(context, "Tour Guide");
    const errors = collectErrors(page);
    await page.goto("/dashboard");
    await see(page, "14 days left.");
    await page.evaluate("window.mark = 'kept'");
    await button(status(page), "Subscribe").click();
    await pay(page).waitFor();
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate("window.mark")).toBe("kept");
    await expect.poll(() => button(status(page), "Subscribe").getAttribute("aria-busy")).toBeNull();
    await button(status(page), "Subscribe").click();

    await page.getByText(/^Free until /).waitFor();
    await pay(page).click();
    await see(page, "Payment Successful");
    await pill(page, "Active");
    const { trialEndsAt } = await bodyOf<{ trialEndsAt: string }>(context.request.get("/api/auth/me"));
    const date = await page.evaluate(
      (iso) => new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium" }),
      trialEndsAt,
    );
    await see(page, `Free until ${date}, then €9 a month. You can cancel until then.`);
    await button(status(page), "Cancel subscription").click();
    await expect.poll(() => dialog(page).innerText()).toContain(`Your page stays public until ${date}.`);
    await button(dialog(page), "Cancel subscription").click();
    await button(status(page), "Keep my plan").waitFor();
    await expect.poll(() => status(page).innerText()).toContain(`Your page stays public until ${date}.`);
    expect(errors).toEqual([]);
    await keeping.close();
  });
});

describe("everybody can use it", () => {
  it("the plan's screens pass axe in both themes, in each state, at 320 px and with letters twice as large", async () => {
    const context = await warmContext(PHONE);
    const page = await signUpOwner(context, "Tour Operator");
    await page.clock.install();
    await page.goto("/dashboard");
    await pill(page, "Free Early Access");
    await button(status(page), "Subscribe").waitFor();
    await expectNoViolations(page);
    await endTrial(page);
    await page.clock.fastForward(15 * DAY);
    await pill(page, "Inactive");
    await expectNoViolations(page);
    await subscribe(context);
    await page.unrouteAll();
    await page.clock.setSystemTime(new Date());
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
    await button(status(page), "Cancel subscription").click();
    await dialog(page).waitFor();
    await expectNoViolations(page);
    await button(dialog(page), "Cancel subscription").click();
    await button(status(page), "Keep my plan").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    await expectNoViolations(page);
  });
});
