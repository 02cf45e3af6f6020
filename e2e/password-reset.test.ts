import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  type Newcomer,
  newcomer,
  onPhoneAndLaptop,
  overflow,
  PHONE,
  see,
  signUpByCall,
} from "./browser.ts";
import { letterTo, linkIn } from "./letters.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const NEW = "seven ducks in a row";
const SUBJECT = "Reset your password";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Somebody with an account, in a browser where nobody is signed in. */
async function forgetful() {
  const person = newcomer();
  const elsewhere = await warmContext();
  await signUpByCall(elsewhere, origin, person);
  const context = await warmContext(PHONE);
  return { person, elsewhere, context, page: await context.newPage() };
}

/** The link of the `nth` letter that is asked for by a call. */
async function linkFor({ email }: Newcomer, context: BrowserContext, nth = 1): Promise<string> {
  const answer = await context.request.post(`${origin}/api/auth/password/forgot`, { data: { email } });
  if (!answer.ok()) throw new Error(`no letter: ${answer.status()}`);
  return linkIn(await letterTo(email, SUBJECT, nth));
}

async function save(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await button(page, "Save the new password").click();
}

const isSignedIn = async (context: BrowserContext) => (await context.request.get("/api/auth/me")).ok();

describe("a forgotten password", () => {
  it("a forgotten password is replaced on a phone by the link of a letter, which ends every session", async () => {
    const { person, elsewhere, context, page } = await forgetful();
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // The login has an address's field too.
    await title(page, "Forgot your password?").waitFor();
    await page.getByLabel("Email").fill(person.email);
    await page.keyboard.press("Enter");
    await title(page, "Check your mail").waitFor();
    await page.getByText(person.email, { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: /^Send again in [01]:\d\d$/ }).isDisabled())
      .toBe(true);

    // Its own document, as the mail's reader opens it.
    const letter = await context.newPage();
    await letter.goto(linkIn(await letterTo(person.email, SUBJECT)));
    await save(letter, NEW);
    await letter.waitForURL("**/login");
    await see(letter, "Password changed");
    await letterTo(person.email, "Your password was changed");
    await expect.poll(() => isSignedIn(elsewhere)).toBe(false);

    await letter.getByLabel("Email").fill(person.email);
    await letter.getByLabel("Password").fill(NEW);
    await button(letter, "Log in").click();
    await letter.waitForURL("**/dashboard");
  });

  it("a forgotten password's page says what is missing, and that the network is away; a forgotten password's page says the same for an address without an account, and can be sent again a minute later", async () => {
    const context = await warmContext(PHONE);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto("/forgot");
    await button(page, "Send the link").click();
    await see(page, "Please enter a valid email");
    await page.getByLabel("Email").fill("nobody@example.com");
    await context.setOffline(true);
    await button(page, "Send the link").click();
    await see(page, "Not sent");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("nobody@example.com");
    await context.setOffline(false);
    await button(page, "Send the link").click();
    await title(page, "Check your mail").waitFor();
    await page.getByText("nobody@example.com", { exact: true }).waitFor();
    await page.clock.runFor(61_000);
    const asked = page.waitForRequest("**/api/auth/password/forgot");
    await button(page, "Send again").click();
    expect((await asked).postDataJSON()).toEqual({ email: "nobody@example.com" });
    await button(page, "try another address").click();
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("nobody@example.com");
  });
});

describe("the link of a letter", () => {
  it("a link refuses a short and a common password beside the field, and works after that; a link that was used, cut or never made says so and leads to a fresh one", async () => {
    const { person, context, page } = await forgetful();
    const link = await linkFor(person, context);
    await page.goto(link);
    await save(page, "short");
    await see(page, "Password must be at least 8 characters");
    await save(page, "password123");
    await see(page, "This password is too common. Please choose another one.");
    await save(page, NEW);
    await page.waitForURL("**/login");
    // Another link in the same tab changes the address behind the # only.
    const fresh = await linkFor(person, context, 2);
    await page.goto(link);
    await save(page, NEW);
    await title(page, "This link has had its day").waitFor();
    await page.evaluate((address) => location.assign(address), fresh);
    await title(page, "New password").waitFor();
    for (const broken of ["/reset", "/reset#token="]) {
      await page.goto("/robots.txt");
      await page.goto(broken);
      await title(page, "This link has had its day").waitFor();
    }
    await page.getByRole("link", { name: "Send a new link" }).click();
    await title(page, "Forgot your password?").waitFor();
  });
});

it("the pages for a new password have no violation that axe can find, on phones and laptops", async () => {
  const page = await (await warmContext(PHONE)).newPage();
  await page.goto("/forgot");
  await title(page, "Forgot your password?").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await page.getByLabel("Email").fill("nobody@example.com");
  await button(page, "Send the link").click();
  await title(page, "Check your mail").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await page.goto("/reset#token=none");
  await title(page, "New password").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page)).toBe(0);
});
