import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { mail } from "#locales/account/pt.json";
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
import { emailTo, linkIn } from "./emails.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const NEW = "seven ducks in a row";
const SUBJECT = "Reset your password";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Someone with an account, in a browser where no one is signed in. */
async function forgetful() {
  const person = newcomer();
  const elsewhere = await warmContext();
  await signUpByCall(elsewhere, origin, person);
  const context = await warmContext(PHONE);
  return { person, elsewhere, context, page: await context.newPage() };
}

/** The link of the `nth` e-mail, which is asked for by a call. */
async function linkFor({ email }: Newcomer, context: BrowserContext, nth = 1): Promise<string> {
  const response = await context.request.post(`${origin}/api/auth/password/forgot`, { data: { email } });
  if (!response.ok()) throw new Error(`no letter: ${response.status()}`);
  return linkIn(await emailTo(email, SUBJECT, nth));
}

async function save(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await button(page, "Save the new password").click();
}

const isSignedIn = async (context: BrowserContext) => (await context.request.get("/api/auth/me")).ok();

it("the link of an e-mail opens its page in the account's language on a device that knows none, and so is the login after it", async () => {
  const { person, elsewhere, context, page } = await forgetful();
  await elsewhere.request.patch(`${origin}/api/account`, { data: { language: "pt" } });
  await context.request.post(`${origin}/api/auth/password/forgot`, { data: { email: person.email } });
  await page.goto(linkIn(await emailTo(person.email, mail[SUBJECT])));
  await page.locator("input[autocomplete=new-password]").fill(NEW);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/login?lang=pt-PT");
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("pt-PT");
});

it("the link of an e-mail in another language than the account's is no hindrance to the account's", async () => {
  const { elsewhere } = await forgetful();
  await elsewhere.request.patch(`${origin}/api/account`, { data: { language: "de" } });
  const page = await elsewhere.newPage();
  await page.goto("/dashboard?lang=pt-PT");
  await page.waitForURL("**/dashboard");
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("de");
});

it("a forgotten password is replaced on a phone by an e-mail's link, which ends every session; a second link opens a form of its own", async () => {
  const { person, elsewhere, context, page } = await forgetful();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The login has an address's field too.
  await title(page, "Forgot your password?").waitFor();
  await page.getByLabel("Email").fill(person.email);
  await page.keyboard.press("Enter");
  await title(page, "Check your e-mail").waitFor();
  await page.getByText(person.email, { exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole("button", { name: /^Send again in [01]:\d\d$/ }).isDisabled())
    .toBe(true);

  // Its own document, as the mail's reader opens it.
  const email = await context.newPage();
  const link = linkIn(await emailTo(person.email, SUBJECT));
  await email.goto(link);
  await save(email, NEW);
  await email.waitForURL("**/login");
  await see(email, "Password changed");
  await emailTo(person.email, "Your password was changed");
  await expect.poll(() => isSignedIn(elsewhere)).toBe(false);

  await email.getByLabel("Email").fill(person.email);
  await email.getByLabel("Password").fill(NEW);
  await button(email, "Log in").click();
  await email.waitForURL("**/dashboard");

  // The address changes behind the # only.
  await email.goto(link);
  await save(email, NEW);
  await title(email, "This link no longer works").waitFor();
  await email.evaluate((address) => location.assign(address), await linkFor(person, context, 2));
  await title(email, "New password").waitFor();
});

it("the pages for a new password have no violation that axe can find, on phones and laptops", async () => {
  const page = await (await warmContext(PHONE)).newPage();
  await page.goto("/forgot");
  await title(page, "Forgot your password?").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await page.getByLabel("Email").fill("nobody@example.com");
  await button(page, "Send the link").click();
  await title(page, "Check your e-mail").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await page.goto("/reset#token=none");
  await title(page, "New password").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page)).toBe(0);
});
