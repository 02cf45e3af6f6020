import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  button,
  collectErrors,
  hold,
  LAPTOP,
  newcomer,
  onPhoneAndLaptop,
  overflow,
  PHONE,
  see,
  signUpByCall,
} from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const PLAN = "**/api/subscriptions/plan";
const status = (page: Page) => page.getByRole("region", { name: "Subscription Status" });
const strip = (page: Page) => page.locator("#pricing");
describe("the price on the landing page", () => {
  it("the landing page's price is there without scripts, between features and About, on a phone and on a laptop", async () => {
    const page = await (await warmContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    await page.goto("/");
    await onPhoneAndLaptop(page, async () => {
      await expect.poll(() => strip(page).innerText()).toMatch(/€9\s+a month/);
      await strip(page)
        .getByText("14 days free, no card needed. Cancel any time; your page waits for you.")
        .waitFor();
      await expect.poll(() => overflow(page)).toBe(0);
    });
    const order = await page.locator("main section").evaluateAll((all) => all.map(({ id }) => id));
    expect(order).toEqual(["", "features", "pricing", "about"]);
    await strip(page).getByRole("link", { name: "Start now" }).click();
    expect(page.url()).toBe(`${origin}/register`);
  });

  it("the landing page's price is written in the reader's number format, and stays so once scripts run", async () => {
    const context = await warmContext({ ...LAPTOP, locale: "de-DE" });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await expect.poll(() => strip(page).innerText()).toMatch(/9\s€\s+pro Monat/);
    expect(errors).toEqual([]);
  });

  it("the landing page's price leads a signed-in user to the plan", async () => {
    const context = await warmContext(LAPTOP);
    await signUpByCall(context, origin, newcomer());
    const page = await context.newPage();
    await page.goto("/");
    await strip(page).getByRole("link", { name: "See your plan" }).click();
    await page.waitForURL("**/dashboard");
  });
});

describe("the price at registration", () => {
  const TERMS = "14 days free, then €9 a month.";

  it("the registration's price is there before the page's code, and nothing moves or is requested when that loads", async () => {
    const context = await warmContext(PHONE);
    const page = await context.newPage();
    const errors = collectErrors(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const goOn = await hold(page, "**/assets/*.js");
    await page.goto("/register", { waitUntil: "commit" });
    const terms = page.getByText(TERMS);
    // The sheet may come after the text; nothing is painted before.
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
    const before = await terms.boundingBox();
    goOn();
    await page.locator("form:not([inert])").waitFor();
    await expect.poll(() => terms.boundingBox()).toEqual(before);
    await page.getByText("No card needed. Cancel any time.").waitFor();
    expect(asked).not.toContain("/api/subscriptions/plan");
    expect(errors).toEqual([]);
  });

  it("the registration's price has its place reserved where it comes later", async () => {
    const context = await warmContext(PHONE);
    const page = await context.newPage();
    await page.goto("/login");
    await page.locator("form:not([inert])").waitFor();
    const goOn = await hold(page, PLAN);
    await page.getByRole("link", { name: "Sign up" }).last().click();
    const below = page.getByText("Already have an account?");
    const before = await below.boundingBox();
    goOn();
    await page.getByText(TERMS).waitFor();
    await expect.poll(() => below.boundingBox()).toEqual(before);
  });
});

describe("the price beside 'Subscribe'", () => {
  it("the price beside 'Subscribe' comes with the button, into a reserved place", async () => {
    const context = await warmContext(PHONE);
    await signUpByCall(context, origin, newcomer());
    const page = await context.newPage();
    // A document that came without the price.
    await page.route("**/dashboard", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/ data-plan="[^"]*"/, ""),
      });
    });
    const goOn = await hold(page, PLAN);
    await page.goto("/dashboard");
    await see(page, "14 days left.");
    const card = status(page);
    const before = await card.boundingBox();
    await expect.poll(() => button(status(page), "Subscribe").count()).toBe(0);
    goOn();
    await button(status(page), "Subscribe").waitFor();
    await expect.poll(() => card.boundingBox()).toEqual(before);
  });
});
