import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { AUTHENTICATOR } from "./authenticator.ts";
import { expectNoViolations } from "./axe.ts";
import { button, newcomer, onPhoneAndLaptop, overflow, PHONE, see, signUpByCall } from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const section = (page: Page, name: string) => page.getByRole("region", { name });

/** Someone who is signed in, on the page of the account. */
async function onAccount() {
  const context = await warmContext(PHONE);
  await signUpByCall(context, origin, newcomer());
  const page = await context.newPage();
  await page.goto("/account");
  await section(page, "Devices").getByText("In use now").waitFor();
  return { context, page };
}

/** Goes there by the menu, without loading the app again. */
async function toAccount(page: Page): Promise<void> {
  await button(page, "Menu").click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Account" }).click();
}

const logOut = (context: BrowserContext) => context.request.post("/api/auth/logout");

/** Gives a page a device that knows who holds it. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", { options: AUTHENTICATOR });
}

describe("passkeys", () => {
  it("a passkey is added and named, signs in by the login's button, and is removed; a passkey is offered in the address field of the login", async () => {
    const { context, page } = await onAccount();
    await addAuthenticator(page);
    await button(page, "Add a passkey").click();
    await see(page, "Passkey added");
    await page.getByLabel("Name", { exact: true }).fill("Marta's phone");
    await button(page, "Save").click();
    await section(page, "Passkeys").getByText("Marta's phone").waitFor();

    await logOut(context);
    // This device chooses the first one offered, without anybody.
    await page.goto("/login");
    // From the first sign of life on, which the page must be ready for.
    await expect
      .poll(async () => {
        await page.keyboard.press("Shift");
        return new URL(page.url()).pathname;
      })
      .toBe("/dashboard");

    await logOut(context);
    // As in a browser that offers none in the address field.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.goto("/login");
    await button(page, "Sign in with a passkey").click();
    await page.waitForURL("**/dashboard");
    await toAccount(page);
    await section(page, "Passkeys")
      .getByText(/^Used /)
      .waitFor();
    await button(page, "Remove Marta's phone").click();
    await see(page, "It is your last passkey. Your password still signs you in.");
    await button(page, "Remove").click();
    await see(page, "Passkey removed");
    await section(page, "Passkeys").getByText("Marta's phone").waitFor({ state: "detached" });
  });
});

it("the account's screens have no violation that axe can find and no sideways scrolling, on phones and laptops", async () => {
  const { page, context } = await onAccount();
  const fits = async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => overflow(page)).toBe(0);
    await page.setViewportSize(PHONE.viewport);
  };
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await fits();
  await button(page, "Change role").click();
  await page.getByRole("dialog", { name: "Become a tour operator?" }).waitFor();
  await expectNoViolations(page);
  await page.goto("/account/two-step");
  await page.getByText("Or type this secret").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await fits();
  await page.goto("/email#cancel=none");
  await title(page, "Take it back").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await context.request.delete("/api/account");
  await page.goto("/account");
  await title(page, "Everything will be deleted on").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await fits();
});
