import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import { button, LAPTOP, newcomer, overflow, PHONE, see, signUpByCall } from "./browser.ts";
import { letterTo, linkIn } from "./letters.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const NEW = "seven ducks in a row";
const SUBJECT = "Reset your password";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Somebody with an account, in a browser where nobody is signed in. */
async function forgetful(device: object = PHONE) {
  const person = newcomer();
  const elsewhere = await warmContext();
  await signUpByCall(elsewhere, origin, person);
  const context = await warmContext(device);
  return { person, elsewhere, context, page: await context.newPage() };
}

async function ask(page: Page, email: string): Promise<void> {
  await page.goto("/forgot");
  await page.getByLabel("Email").fill(email);
  await button(page, "Send the link").click();
  await title(page, "Check your mail").waitFor();
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

  it("a forgotten password's page says the same for an address without an account, and can be sent again a minute later", async () => {
    const { context } = await forgetful();
    const page = await context.newPage();
    await page.clock.install();
    await ask(page, "nobody@example.com");
    await page.getByText("nobody@example.com", { exact: true }).waitFor();
    await page.clock.runFor(61_000);
    const asked = page.waitForRequest("**/api/auth/password/forgot");
    await button(page, "Send again").click();
    expect((await asked).postDataJSON()).toEqual({ email: "nobody@example.com" });
    await button(page, "try another address").click();
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("nobody@example.com");
  });

  it("a forgotten password's page says what is missing, and that the network is away", async () => {
    const { context, page } = await forgetful();
    await page.goto("/forgot");
    await button(page, "Send the link").click();
    await see(page, "Please enter a valid email");
    await page.getByLabel("Email").fill("marta@example.com");
    await context.setOffline(true);
    await button(page, "Send the link").click();
    await see(page, "Not sent");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("marta@example.com");
  });
});

describe("the link of a letter", () => {
  it("a link that was used, cut or never made says so and leads to a fresh one", async () => {
    const { person, page } = await forgetful();
    await ask(page, person.email);
    const link = linkIn(await letterTo(person.email, SUBJECT));
    await page.goto(link);
    await save(page, NEW);
    await page.waitForURL("**/login");
    await page.goto(link);
    await save(page, NEW);
    await title(page, "This link has had its day").waitFor();
    // Another link in the same tab changes the address behind the # only.
    await ask(page, person.email);
    const fresh = linkIn(await letterTo(person.email, SUBJECT, 2));
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

  it("a link refuses a short and a common password beside the field, and works after that", async () => {
    const { person, page } = await forgetful();
    await ask(page, person.email);
    await page.goto(linkIn(await letterTo(person.email, SUBJECT)));
    await save(page, "short");
    await see(page, "Password must be at least 8 characters");
    await save(page, "password123");
    await see(page, "This password is too common. Please choose another one.");
    await save(page, NEW);
    await page.waitForURL("**/login");
  });
});

it.each([
  ["phone", PHONE],
  ["laptop", LAPTOP],
] as const)("the pages for a new password have no violation that axe can find (%s)", async (_, device) => {
  const { page } = await forgetful(device);
  await page.goto("/forgot");
  await title(page, "Forgot your password?").waitFor();
  await expectNoViolations(page);
  await page.getByLabel("Email").fill("nobody@example.com");
  await button(page, "Send the link").click();
  await title(page, "Check your mail").waitFor();
  await expectNoViolations(page);
  await page.goto("/reset#token=none");
  await title(page, "New password").waitFor();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page)).toBe(0);
});
