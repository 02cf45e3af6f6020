import type { BrowserContext, Page, Route } from "playwright-core";
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

/** A browser in which somebody new is signed in. */
async function signedIn(person: Newcomer = newcomer()): Promise<BrowserContext> {
  const context = await newContext();
  await signUpByCall(context, origin, person);
  return context;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const bar = (page: Page) => page.getByRole("banner");
const logOut = (page: Page) => bar(page).getByRole("button", { name: "Log out" }).click();
/** The button on the dashboard, which its document comes without. */
const dashboardLogOut = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Log out", exact: true });

/** Signs in where the login is shown. */
async function logIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

describe("the session", () => {
  it("costs a visitor no call, and is found within seconds when it begins elsewhere; is known to be over when it ends elsewhere", async () => {
    const context = await newContext();
    const page = await context.newPage();
    let asked = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/auth/me") asked += 1;
    });
    await page.goto("/");
    await bar(page).getByRole("link", { name: "Log in" }).waitFor();
    expect(asked).toBe(0);
    await signUpByCall(context, origin, newcomer());
    await bar(page).getByRole("link", { name: "Dashboard" }).waitFor({ timeout: 10_000 });
    expect(asked).toBe(1);
    await context.request.post(`${origin}/api/auth/logout`);
    await bar(page).getByRole("link", { name: "Log in" }).waitFor({ timeout: 10_000 });
    await page.getByRole("link", { name: "Try for free" }).waitFor();
  });
});

describe("logging out", () => {
  it.each([
    ["in the bar", (page: Page) => logOut(page)],
    ["on the dashboard", (page: Page) => dashboardLogOut(page).click()],
  ])("%s goes to the landing page, says so and leaves nothing behind", async (_, leave) => {
    const person = newcomer();
    const context = await signedIn(person);
    const page = await open(context, "/dashboard");
    await see(page, person.email);
    await dashboardLogOut(page).waitFor();
    await page.evaluate(() => {
      sessionStorage.setItem("isOwner", "k7m2xq9abc");
      localStorage.setItem("theirs", "left by an earlier version");
    });
    await leave(page);
    await page.waitForURL(`${origin}/`);
    await see(page, "Logged out");
    await see(page, "You have been successfully logged out");
    await page.getByRole("link", { name: "Try for free" }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("isOwner"))).toBeNull();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theirs"))).toBeNull();
    expect((await page.request.get("/api/auth/me")).status()).toBe(401);
    await page.goBack();
    await heading(page, "Log in").waitFor();
    await expect.poll(() => page.getByText(person.email).count()).toBe(0);
  });

  it("works from the menu of a phone, which is tapped before the app is there", async () => {
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

describe("logging out other devices", () => {
  it("stays here where the session was asked for at the same time, and refused by its old cookie", async () => {
    const context = await signedIn();
    const [page, other] = [await open(context, "/dashboard"), await open(context, "/account")];
    await heading(page, "Your Tour Guide Profile").waitFor();
    await heading(other, "Account").waitFor();
    const before = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const refused: number[] = [];
    const answerLate = async (route: Route) => {
      await ended;
      const answer = await fetch(`${origin}/api/auth/me`, { headers: { Cookie: before } });
      refused.push(answer.status);
      await route.fulfill({ status: answer.status, body: await answer.text() });
    };
    for (const tab of [page, other]) await tab.route("/api/auth/me", answerLate, { times: 1 });
    // A third tab tells both that the session may have changed.
    const asked = [page, other].map((tab) => tab.waitForRequest("**/api/auth/me"));
    const third = await open(context, "/robots.txt");
    await third.evaluate(() => localStorage.setItem("session", "now"));
    await Promise.all(asked);
    await page.getByRole("button", { name: "Log out other devices" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log out others" }).click();
    await see(page, "Logged out everywhere else");
    const again = [page, other].map((tab) => tab.waitForResponse((answer) => answer.ok()));
    resolve();
    await Promise.all(again);
    expect(refused).toEqual([401, 401]);
    for (const [tab, path] of [
      [page, "/dashboard"],
      [other, "/account"],
    ] as const)
      await expect.poll(() => new URL(tab.url()).pathname).toBe(path);
    await heading(page, "Your Tour Guide Profile").waitFor();
  });
});

describe("several tabs", () => {
  it("log out together; keep what was typed into the form when another logs out, and when the same person is back; log in together", async () => {
    const person = newcomer();
    const context = await signedIn(person);
    const form = await open(context, "/create");
    const name = form.getByRole("textbox", { name: "Name" });
    await name.fill("Marta Oliveira");
    const dashboard = await open(context, "/dashboard");
    await heading(dashboard, "Your Tour Guide Profile").waitFor();
    const landing = await open(context, "/");
    await logOut(landing);
    await dashboard.waitForURL("**/login", { timeout: 10_000 });
    await see(dashboard, "Authentication required");
    await bar(dashboard).getByRole("link", { name: "Log in" }).waitFor();
    await bar(form).getByRole("link", { name: "Log in" }).waitFor({ timeout: 10_000 });
    expect(new URL(form.url()).pathname).toBe("/create");
    await expect.poll(() => name.inputValue()).toBe("Marta Oliveira");
    await bar(landing).getByRole("link", { name: "Log in" }).waitFor();

    await logIn(dashboard, person);
    await bar(landing).getByRole("link", { name: "Dashboard" }).waitFor({ timeout: 10_000 });
    await landing.getByRole("link", { name: "View your profiles" }).waitFor();
    await bar(form).getByRole("link", { name: "Dashboard" }).waitFor({ timeout: 10_000 });
    await expect.poll(() => name.inputValue()).toBe("Marta Oliveira");
  });
});

describe("another account in the other tab", () => {
  /** An operator with a profile on the dashboard, and another account. */
  async function twoAccounts() {
    const second = newcomer();
    const context = await signedIn(second);
    await context.clearCookies();
    await signUpByCall(context, origin, newcomer("Tour Operator"));
    await context.request.post(`${origin}/api/guides`, { data: { name: "The first one's profile" } });
    const page = await open(context, "/dashboard");
    await page.getByRole("heading", { name: "The first one's profile" }).waitFor();
    // Every sight of the page from now on: the name of whoever is shown, with anything that was the first one's.
    await page.evaluate((email) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const text = document.body.innerText;
        if (text.includes(email) && /first one/.test(text)) seen.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, second.email);
    return { context, page, second, mixed: () => page.evaluate(() => Reflect.get(window, "seen")) };
  }

  it("never shows the first one's data; begins the form anew", async () => {
    const { context, page, second, mixed } = await twoAccounts();
    const form = await open(context, "/create");
    const name = form.getByRole("textbox", { name: "Name", exact: true });
    await name.fill("The first one's words");
    const other = await context.newPage();
    await other.goto("/login");
    await logIn(other, second);
    await see(page, second.email);
    await see(page, "No profiles yet");
    await expect.poll(() => mixed()).toEqual([]);
    // A guide's first profile begins with the name of the account.
    await expect.poll(() => name.inputValue(), { timeout: 10_000 }).toBe(second.username);
  });

  it("never finds the first one's data in a tab that registers without a new document", async () => {
    const { context, page, mixed } = await twoAccounts();
    await context.request.post(`${origin}/api/auth/logout`);
    await page.waitForURL("**/login", { timeout: 10_000 });
    await page.getByRole("link", { name: "Register here" }).click();
    const person = newcomer();
    await page.getByLabel("Username").fill(person.username);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password").fill(person.password);
    await page.getByRole("radio", { name: "Tour Guide" }).check({ force: true });
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL("**/dashboard");
    await see(page, "No profiles yet");
    await expect.poll(() => page.getByText("The first one's").count()).toBe(0);
    await expect.poll(() => mixed()).toEqual([]);
  });
});
