import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { PNG } from "pngjs";
import { findHeadlessShell } from "#local/chromium.ts";
import { hasTakenOver } from "../engines/in-page.ts";
import { readCode } from "./camera.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of one context share a process: see warm.ts.
  "--process-per-site",
  // Parsed beside the page, a script isn't looked for among those that its process has compiled: a load costs 7 % more.
  "--js-flags=--no-script-streaming",
];

/**
 * Without a graphics card an animation costs seconds of the processor: pages move in the journey of first-light.test.ts
 * alone.
 */
const STILL = { reducedMotion: "reduce" } as const;

/** What a guest's browser calls itself: a headless one says so, and counts as a program. */
export const GUEST =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36";

export const PHONE = {
  ...STILL,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const LAPTOP = { ...STILL, viewport: { width: 1280, height: 900 } };
/** A laptop's layout without room for the form's live preview, which costs as much to render as the form. */
export const SMALL_LAPTOP = { ...STILL, viewport: { width: 1024, height: 900 } };

/** Checks an open page at a phone's width and at a laptop's, and leaves it at the width it had: one load serves both. */
export async function onPhoneAndLaptop(page: Page, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? LAPTOP.viewport;
  for (const { viewport } of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await check();
  }
  await page.setViewportSize(size);
}

/** The runtime closes a connection that is idle for 5 s: a call that finds its connection closed is sent once more. */
function resendWhereClosed(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = <Body>(...[url, options]: Parameters<typeof fetch>) =>
    fetch<Body>(url, { maxRetries: 1, ...options });
}

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findHeadlessShell(), args: FLAGS });
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    resendWhereClosed(context.request);
    return context;
  };
  return browser;
}

/** Reads the QR code of a screenshot with a decoder; returns what it would open. */
export const readQr = (screenshot: Buffer): string | undefined => readCode(PNG.sync.read(screenshot));

/** Collects the errors of a page's scripts, its console and its Content-Security-Policy. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The browser reports a refused call, which tests provoke.
    if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}

/** Waits for a text. A toast's text stands twice: as it is seen, and as screen readers say it. */
export const see = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole("button", { name, exact: true });

/** Returns how far the page scrolls sideways, px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Holds calls back, all or those of a method, until the returned function is called. */
export async function hold(page: Page, path: string | RegExp, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/** Lets the server say to this page from now on that the trial is over. */
export async function endTrial(page: Page): Promise<void> {
  await page.route("**/api/subscriptions/status", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status: "inactive" } });
  });
}

/** Waits until a public page's scripts have taken over, which they never do where they are off. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(hasTakenOver);
}

let count = 0;
/** Invents a user that no one has registered before. */
export const newcomer = (role: "Tour Guide" | "Tour Operator" = "Tour Guide") => ({
  username: "Marta",
  email: `marta-${process.pid}-${++count}@example.com`,
  password: "a walk in the park",
  role,
});
export type Newcomer = ReturnType<typeof newcomer>;

/** Registers in the browser and waits for the dashboard. */
export async function signUp(page: Page, person: Newcomer): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByRole("radio", { name: person.role }).check({ force: true });
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL("**/dashboard");
}

/** Registers by a call instead of the form, with the context's own cookies. Throws when it is refused. */
export async function signUpByCall(context: BrowserContext, origin: string, person: Newcomer): Promise<void> {
  const { username, email, password } = person;
  const role = person.role === "Tour Guide" ? "guide" : "operator";
  const response = await context.request.post(`${origin}/api/auth/register`, {
    data: { username, email, password, confirmPassword: password, role },
  });
  if (response.status() !== 201) throw new Error(`no account: ${response.status()} ${await response.text()}`);
}
