import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { User } from "#schema/account.ts";
import { codeAt, stepAt } from "#worker/auth/totp.ts";
import { expectNoViolations } from "./axe.ts";
import { button, LAPTOP, newcomer, onPhoneAndLaptop, overflow, PHONE, see, signUpByCall } from "./browser.ts";
import { letterTo, linkIn } from "./letters.ts";
import { bodyOf, signInByCall } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const section = (page: Page, name: string) => page.getByRole("region", { name });

/** Somebody who is signed in, on the page of the account. */
async function onAccount() {
  const [person, context] = [newcomer(), await warmContext(PHONE)];
  await signUpByCall(context, origin, person);
  const page = await context.newPage();
  await page.goto("/account");
  await section(page, "Devices").getByText("In use now").waitFor();
  return { person, context, page };
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await button(page, "Log in").click();
}

/** Goes there by the menu, without loading the app again. */
async function toAccount(page: Page): Promise<void> {
  await button(page, "Menu").click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Account" }).click();
}

const logOut = (context: BrowserContext) => context.request.post("/api/auth/logout");
const isSignedIn = async (context: BrowserContext) => (await context.request.get("/api/auth/me")).ok();

/** Gives a page a device that knows who holds it. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const fromBase32 = (text: string): Uint8Array<ArrayBuffer> => {
  const bits = [...text]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};

describe("the account", () => {
  let shared: Awaited<ReturnType<typeof onAccount>>;
  beforeAll(async () => {
    shared = await onAccount();
  });

  it("registered by a slip as a guide's becomes an operator's, and the other way while it has nothing of one", async () => {
    const { context, page } = shared;
    if ((await bodyOf<User>(context.request.get("/api/auth/me"))).role !== "guide") {
      await bodyOf(context.request.patch("/api/account/role", { data: { role: "guide" } }));
      await page.reload();
    }
    await section(page, "Role").getByText("Tour Guide").waitFor();
    const change = async (question: string) => {
      await button(page, "Change role").click();
      const dialog = page.getByRole("dialog", { name: question });
      await button(dialog, "Change role").click();
      await see(page, "Role changed");
    };
    await button(page, "Change role").click();
    await page.getByRole("dialog", { name: "Become a tour operator?" }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await change("Become a tour operator?");
    await section(page, "Role").getByText("Up to three guides, and our tours").waitFor();
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await title(page, "Operator Dashboard").waitFor();
    await page.goBack();
    await change("Become a tour guide?");
    await section(page, "Role").getByText("One page, mine").waitFor();
  });

  it("an address is confirmed by the letter that came at registration, whose link alone changes nothing; the letter that confirms an address is sent again", async () => {
    const { person, context, page } = await onAccount();
    const isConfirmed = async () =>
      (await bodyOf<User>(context.request.get("/api/auth/me"))).emailVerifiedAt !== null;
    await section(page, "Sign-in").getByText("Not confirmed yet").waitFor();
    const first = await letterTo(person.email, "Confirm your e-mail");
    await button(page, "Send again").click();
    await see(page, "Letter sent");
    await letterTo(person.email, "Confirm your e-mail", 2);
    const letter = await context.newPage();
    await letter.goto(linkIn(first));
    await title(letter, "Confirm your e-mail").waitFor();
    expect(await isConfirmed()).toBe(false);
    await button(letter, "Confirm this address").click();
    await title(letter, "Confirmed").waitFor();
    await page.reload();
    await section(page, "Sign-in").getByText("Confirmed", { exact: true }).waitFor();
  });

  let passwords = 0;
  it("the password is changed with the one that is known; other devices are signed out", async () => {
    const { person, page, context } = shared;
    const elsewhere = await warmContext(LAPTOP);
    await signInByCall(elsewhere, person);
    const next = `seven ducks in a row ${++passwords}`;
    await button(page, "Change password").click();
    await page.getByLabel("Current password").fill("not this one");
    await page.getByLabel("New password").fill(next);
    await button(page, "Save the new password").click();
    await page.getByText("Your current password is not right.").waitFor();
    await page.getByLabel("Current password").fill(person.password);
    await button(page, "Save the new password").click();
    await see(page, "Password changed");
    person.password = next;
    await expect.poll(() => isSignedIn(elsewhere)).toBe(false);
    await expect.poll(() => isSignedIn(context)).toBe(true);
    await letterTo(person.email, "Your password was changed");
  });

  it("another device is seen by its name and signed out", async () => {
    const { person, page } = shared;
    const elsewhere = await browser.newContext({
      baseURL: origin,
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    });
    try {
      await signInByCall(elsewhere, person);
      await page.reload();
      await button(page, "Sign out Safari on iPhone").click();
      await page.getByText("Safari on iPhone").waitFor({ state: "detached" });
      await expect.poll(() => isSignedIn(elsewhere)).toBe(false);
    } finally {
      await elsewhere.close();
    }
  });

  it("a switch of the notifications saves at once", async () => {
    const { page } = shared;
    const reviews = page.getByRole("switch", { name: "New reviews", exact: true });
    const isOn = await reviews.isChecked();
    const saved = page.waitForResponse("**/api/account/notifications");
    await reviews.click();
    await saved;
    await page.reload();
    await reviews.waitFor();
    await expect.poll(() => reviews.isChecked()).toBe(!isOn);
  });

  it("everything is downloaded as one file, after the password where the sign-in is long ago", async () => {
    const { person, page } = shared;
    await page.unrouteAll();
    // As the server answers eleven minutes after signing in.
    await page.route("**/api/account/export", (route) =>
      route.request().postDataJSON().password === undefined
        ? route.fulfill({
            status: 403,
            json: { message: "Please enter your password to go on.", code: "reauthentication_required" },
          })
        : route.continue(),
    );
    await button(page, "Download").click();
    await page.getByLabel("Your password").fill("wrong by far");
    await button(page, "Go on").click();
    await page.getByText("Your current password is not right.").waitFor();
    await page.getByLabel("Your password").fill(person.password);
    const download = page.waitForEvent("download");
    await button(page, "Go on").click();
    expect((await download).suggestedFilename()).toMatch(/^lanyard-\d{4}-\d\d-\d\d\.zip$/);
    await page.getByLabel("Your password").waitFor({ state: "detached" });
  });
});

describe("a change of address", () => {
  it("an address is changed by the letter to the new one, and taken back by the letter to the old one, which ends all sessions", async () => {
    const { person, context, page } = await onAccount();
    const next = newcomer().email;
    await button(page, "Change e-mail").click();
    await page.getByLabel("New email").fill(next);
    await button(page, "Send the letter").click();
    await see(page, "Check your mail");
    const letter = await context.newPage();
    await letter.goto(linkIn(await letterTo(next, "Confirm your new e-mail")));
    await button(letter, "Use this address").dblclick();
    await title(letter, "Your e-mail is changed").waitFor();
    expect((await bodyOf<User>(context.request.get("/api/auth/me"))).email).toBe(next);

    await letter.goto(linkIn(await letterTo(person.email, "Your e-mail is being changed")));
    await button(letter, "Keep my address").click();
    await title(letter, "Your address stays").waitFor();
    await expect.poll(() => isSignedIn(context)).toBe(false);
    await button(letter, "Set a new password")
      .or(letter.getByRole("link", { name: "Set a new password" }))
      .click();
    await title(letter, "Forgot your password?").waitFor();
    await signInByCall(context, person);
  });
});

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

describe("two-step verification", () => {
  it("two-step verification is turned on with an app, asked for at the next login, and a recovery code stands in for a lost phone", async () => {
    const { person, context, page } = await onAccount();
    await page.getByRole("link", { name: "Turn on" }).click();
    const secret = (await page.locator("b[dir=ltr]").innerText()).replaceAll(" ", "");
    const code = page.getByLabel("Six digits");
    await code.fill("000000");
    await page.getByText("This code is not right.").waitFor();
    // The sixth digit has sent it: a tap on the button comes late.
    await button(page, "Turn on").click();
    await expect.poll(() => page.getByText("This code is not right.").count()).toBe(1);
    await code.fill(await codeAt(fromBase32(secret), stepAt(Date.now())));
    await page.getByRole("heading", { name: "Keep these codes" }).waitFor();
    const codes = await page.getByRole("listitem").allInnerTexts();
    const [recovery = ""] = codes.filter((text) => /^[\w]{5}-[\w]{5}-[\w]{3}$/.test(text));
    await expect.poll(() => button(page, "Done").isDisabled()).toBe(true);
    await page.getByLabel("I have put them somewhere safe").check();
    await button(page, "Done").click();
    await section(page, "Two-step verification").getByText("On", { exact: true }).waitFor();
    await letterTo(person.email, "Two-step verification was turned on");

    await logOut(context);
    await logIn(page, person.email, person.password);
    await title(page, "Your code").waitFor();
    await page.getByLabel("Code", { exact: true }).fill("000000");
    await page.getByText("This code is not right.").waitFor();
    await page.getByLabel("Code", { exact: true }).fill(recovery.toUpperCase());
    await button(page, "Go on").click();
    await page.waitForURL("**/dashboard");

    await toAccount(page);
    await page.getByRole("link", { name: "New codes" }).click();
    await button(page, "Make new codes").click();
    await page.getByRole("heading", { name: "Keep these codes" }).waitFor();
    const renewed = await page.getByRole("listitem").allInnerTexts();
    expect(renewed.filter((text) => codes.includes(text) && text.includes("-"))).toEqual([]);
    await page.getByLabel("I have put them somewhere safe").check();
    await button(page, "Done").click();
    await button(page, "Turn off").click();
    await button(page, "Turn off").last().click();
    await see(page, "Two-step verification is off");
    await section(page, "Two-step verification").getByText("Off", { exact: true }).waitFor();
  });
});

describe("leaving", () => {
  it("a deletion hides everything at once, is called off, asked for again, and done at once", async () => {
    const { person, context, page } = await onAccount();
    const made = await context.request.post("/api/guides", { data: { name: "Marta" } });
    const { uniqueId }: { uniqueId: string } = await made.json();
    const status = async () => (await context.request.get(`/profile/${uniqueId}`)).status();
    expect(await status()).toBe(200);
    await button(page, "Delete").click();
    await button(page, "Delete my account").click();
    await title(page, "Everything goes on").waitFor();
    expect(await status()).toBe(404);
    await letterTo(person.email, "Your account will be deleted");
    // Whatever page is asked for.
    await page.goto("/dashboard");
    await button(page, "Keep my account").click();
    await title(page, "Your Tour Guide Profile").waitFor();
    expect(await status()).toBe(200);

    await toAccount(page);
    await button(page, "Delete").click();
    await button(page, "Delete my account").click();
    await button(page, "Delete now").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete now" }).click();
    await page.waitForURL(`${origin}/`);
    await expect.poll(() => isSignedIn(context)).toBe(false);
    const again = await context.request.post("/api/auth/login", {
      data: { email: person.email, password: person.password },
    });
    expect(again.status()).toBe(401);
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
  await page.goto("/account/two-step");
  await page.getByText("Or type this secret").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await fits();
  await page.goto("/email#cancel=none");
  await title(page, "Take it back").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await context.request.delete("/api/account");
  await page.goto("/account");
  await title(page, "Everything goes on").waitFor();
  await onPhoneAndLaptop(page, () => expectNoViolations(page));
  await fits();
});
