import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LAPTOP, type Newcomer, newcomer, PHONE, see, signUpByCall } from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const newContext = (device = LAPTOP) => warmContext(device);

/** A tab of its own on `path`. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** A browser in which someone new is signed in. */
async function signedIn(person: Newcomer = newcomer()): Promise<BrowserContext> {
  const context = await newContext();
  await signUpByCall(context, origin, person);
  return context;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const bar = (page: Page) => page.getByRole("banner");
const logOut = (page: Page) => bar(page).getByRole("button", { name: "Log out" }).click();

/** Signs in where the login is shown. */
async function logIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

describe("the session", () => {
  it("a session costs a visitor no call, and a tab notices within seconds when one begins or ends elsewhere", async () => {
    const context = await newContext();
    const page = await context.newPage();
    let asked = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/auth/me") asked += 1;
    });
    await page.clock.install();
    await page.goto("/");
    await bar(page).getByRole("link", { name: "Log in" }).waitFor();
    expect(asked).toBe(0);
    await signUpByCall(context, origin, newcomer());
    await page.clock.runFor(2_000);
    await bar(page).getByRole("link", { name: "Dashboard" }).waitFor({ timeout: 30_000 });
    expect(asked).toBe(1);
    await context.request.post(`${origin}/api/auth/logout`);
    await page.clock.runFor(2_000);
    await bar(page).getByRole("link", { name: "Log in" }).waitFor({ timeout: 30_000 });
    await page.getByRole("link", { name: "Try for free" }).waitFor();
  });
});

describe("logging out", () => {
  it("a logout clears stored data and goes to the landing page, from where Back leads to the login", async () => {
    const person = newcomer();
    const page = await open(await signedIn(person), "/dashboard");
    await see(page, person.email);
    await page.evaluate(() => {
      sessionStorage.setItem("isOwner", "k7m2xq9abc");
      localStorage.setItem("theirs", "left by an earlier version");
    });
    await logOut(page);
    await page.waitForURL(`${origin}/`);
    await see(page, "Logged out");
    await page.getByRole("link", { name: "Try for free" }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("isOwner"))).toBeNull();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theirs"))).toBeNull();
    await page.goBack();
    await heading(page, "Log in").waitFor();
    await expect.poll(() => page.getByText(person.email).count()).toBe(0);
  });

  it("a logout works from the menu of a phone that is tapped before the app has loaded", async () => {
    const context = await newContext(PHONE);
    await signUpByCall(context, origin, newcomer());
    const page = await context.newPage();
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/index-*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto("/dashboard");
    await bar(page).getByRole("button", { name: "Menu" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    scripts.resolve();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${origin}/`);
    await see(page, "Logged out");
  });
});

describe("several tabs", () => {
  it("several tabs log out and in together, and a form keeps what was typed when the same person is back", async () => {
    const person = newcomer();
    const context = await signedIn(person);
    const form = await open(context, "/create");
    const name = form.getByRole("textbox", { name: "Name" });
    await name.fill("Marta Oliveira");
    const dashboard = await open(context, "/dashboard");
    await heading(dashboard, "Your Tour Guide Profile").waitFor();
    const landing = await open(context, "/");
    await logOut(landing);
    await dashboard.waitForURL("**/login", { timeout: 30_000 });
    await see(dashboard, "Authentication required");
    await bar(dashboard).getByRole("link", { name: "Log in" }).waitFor();
    await bar(form).getByRole("link", { name: "Log in" }).waitFor({ timeout: 30_000 });
    expect(new URL(form.url()).pathname).toBe("/create");
    await expect.poll(() => name.inputValue()).toBe("Marta Oliveira");
    await bar(landing).getByRole("link", { name: "Log in" }).waitFor();

    await logIn(dashboard, person);
    await bar(landing).getByRole("link", { name: "Dashboard" }).waitFor({ timeout: 30_000 });
    await landing.getByRole("link", { name: "View your profiles" }).waitFor();
    await bar(form).getByRole("link", { name: "Dashboard" }).waitFor({ timeout: 30_000 });
    await expect.poll(() => name.inputValue()).toBe("Marta Oliveira");
  });
});
