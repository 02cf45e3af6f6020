import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { sampleOf } from "#trust/sample-of.ts";
import { expectNoViolations } from "./axe.ts";
import { newcomer, onPhoneAndLaptop, overflow, PHONE, signUpByCall } from "./browser.ts";
import { bodyOf } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

type Who = "nobody" | "newcomer" | "guide@example.com" | "operator@example.com";
/** The screens, by who sees them; those of the app stand together. */
const SCREENS: [path: string, who: Who, heading: RegExp][] = [
  ["/", "nobody", /./],
  ["/privacy", "nobody", /Privacy/],
  ["/terms", "nobody", /Terms/],
  ["/imprint", "nobody", /Imprint/],
  ["/profile/marta-lisbon", "nobody", /Marta/],
  ["/profile/kenji-lisbon", "nobody", /Kenji/],
  ["/login", "nobody", /Log in/],
  ["/register", "nobody", /Sign up/],
  ["/nowhere", "nobody", /404/],
  ["/admin/login", "nobody", /./],
  ["/dashboard", "newcomer", /Your Tour Guide Profile/],
  ["/create", "newcomer", /Create Your Tour Guide Profile/],
  ["/start", "newcomer", /Who are you\?/],
  ["/account/two-step", "newcomer", /Two-step/],
  ["/dashboard", "operator@example.com", /Operator Dashboard/],
  ["/stats", "guide@example.com", /After the scan/],
];

let phone: BrowserContext;
let page: Page;
/** for whom the app is open, where it is */
let present: Who | undefined;
beforeAll(async () => {
  phone = await warmContext(PHONE);
  page = await phone.newPage();
});

async function signIn(who: Who): Promise<void> {
  await phone.clearCookies();
  if (who === "newcomer") await signUpByCall(phone, origin, newcomer());
  else if (who !== "nobody")
    await bodyOf(phone.request.post("/api/auth/login", { data: { email: who, password: "lanyard-demo" } }));
}

/** Opens a screen: the app is loaded once for everybody, and its other screens follow as by its own links. */
async function open(path: string, who: Who): Promise<void> {
  if (present === who)
    return page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  await signIn(who);
  await page.goto(path);
  // The landing page, the legal ones and a profile's are documents of their own.
  if (!/^\/(?:$|privacy|terms|imprint|profile)/.test(path)) present = who;
}

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  present = undefined;
  await page.setViewportSize(PHONE.viewport);
});

describe.each(sampleOf(SCREENS, 3))("%s as %s", (path, who, heading) => {
  it("a screen passes axe on a phone and a laptop, and doesn't scroll sideways at 320 px or with letters twice as large", async () => {
    await open(path, who);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    // A form that can't be used yet is hidden from assistive technology.
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    await onPhoneAndLaptop(page, () => expectNoViolations(page));
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page)).toBe(0);
    await page.setViewportSize(PHONE.viewport);
    const setLetters = (size: string) =>
      page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    await setLetters("200%");
    await expect.poll(() => overflow(page)).toBe(0);
    await setLetters("");
  });
});
