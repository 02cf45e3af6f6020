import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { User } from "#schema/account.ts";
import { localDate } from "#web/lib/format.ts";
import { codeOf, turnTwoStepOn } from "#web/testing/two-step.ts";
import { fill, first, isAt, load, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { emailTo, linkIn } from "#web/testing/emails.ts";
import { calls, origin, respond, send, setOffline, settle } from "#web/testing/network.ts";
import {
  anotherBrowser,
  call,
  newcomer,
  type Person,
  register,
  signIn,
  signOut,
} from "#web/testing/people.ts";

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const section = async (name: string) => within(await screen.findByRole("region", { name }));
const me = () => call<User>("GET", "/api/auth/me");
const isSignedIn = (by = call) =>
  by("GET", "/api/auth/me").then(
    () => true,
    () => false,
  );

/** Reads the recovery codes that are shown. */
const recoveryCodes = (): string[] =>
  screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .filter((text) => /^[\w]{5}-[\w]{5}-[\w]{3}$/.test(text));

/** Registers a user and loads the page of the account. */
async function onAccount(role?: Person["role"]): Promise<Person> {
  const person = await register(newcomer(role));
  await load("/account");
  await (await section("Devices")).findByText("In use now");
  return person;
}

it("an account registered by mistake as a guide's becomes an operator's, and the other way while it has nothing of one", async () => {
  await onAccount();
  const role = await section("Role");
  await role.findByText("Tour Guide");
  const change = async (question: string) => {
    // What an operator has is found out first.
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Change role" })).toHaveProperty("disabled", false),
    );
    await press("Change role");
    await screen.findByRole("dialog", { name: question });
    await press("Change role");
    await see("Role changed");
  };
  await press("Change role");
  await screen.findByRole("dialog", { name: "Become a tour operator?" });
  await user.keyboard("{Escape}");
  await change("Become a tour operator?");
  await role.findByText("Up to three guides, and our tours");
  await user.click(first(screen.getAllByRole("link", { name: "Dashboard" })));
  await title("Operator Dashboard");
  history.back();
  await title("Account");
  await change("Become a tour guide?");
  await (await section("Role")).findByText("One page, mine");
});

it("an operator with several profiles or tours reads why the role can't be changed, and is offered no button", async () => {
  await onAccount("operator");
  for (const name of ["Ana", "Bea"]) await call("POST", "/api/guides", { name });
  await call("POST", "/api/tours", {
    title: "Sail",
    description: "By boat",
    externalLink: "https://book.example/sail",
  });
  await load("/account");
  const role = await section("Role");
  await role.findByText(
    "You have 2 profiles and 1 tour. A tour guide has one profile and no tours of their own.",
  );
  expect(role.queryByRole("button")).toBeNull();
});

describe("the address", () => {
  it("an address is confirmed by the letter that came at registration, whose link alone changes nothing", async () => {
    const { email } = await onAccount();
    await (await section("Sign-in")).findByText("Not confirmed yet");
    await load(linkIn(await emailTo(email, "Confirm your e-mail")));
    await title("Confirm your e-mail");
    expect((await me()).emailVerifiedAt).toBeNull();
    await press("Confirm this address");
    await title("Confirmed");
    await load("/account");
    await (await section("Sign-in")).findByText("Confirmed");
  });

  it("the letter that confirms an address is sent again", async () => {
    const { email } = await onAccount();
    await press("Send again");
    await see("E-mail sent");
    await emailTo(email, "Confirm your e-mail", 2);
  });

  it("an address is changed by the letter to the new one, and taken back by the letter to the old one, which ends all sessions", async () => {
    const person = await onAccount();
    const next = newcomer().email;
    await press("Change e-mail");
    await fill(await field("New email"), next);
    await press("Send the e-mail");
    await see("Check your e-mail");
    await load(linkIn(await emailTo(next, "Confirm your new e-mail")));
    await user.dblClick(await screen.findByRole("button", { name: "Use this address" }));
    await title("Your e-mail is changed");
    expect((await me()).email).toBe(next);

    await load(linkIn(await emailTo(person.email, "Your e-mail is being changed")));
    await press("Keep my address");
    await title("Your address stays");
    expect(await isSignedIn()).toBe(false);
    await user.click(await screen.findByRole("link", { name: "Set a new password" }));
    await title("Forgot your password?");
    await expect(signIn(person)).rejects.toThrow("401");
    await emailTo(person.email, "Reset your password");
  });
});

it("the account says what is paid, until when, and leads to the payment", async () => {
  const { trialEndsAt } = await onAccount("guide").then(me);
  const plan = await section("Plan");
  await plan.findByText("Free Early Access");
  await plan.findByText(new RegExp(`until ${localDate(trialEndsAt ?? "")}`));
  await plan.findByText(/€9/);
  plan.getByRole("button", { name: "Subscribe" });
  expect(screen.getByRole("link", { name: "Plan" }).getAttribute("href")).toBe("#plan");
});

it("the password is changed with the one that is known; other devices are signed out", async () => {
  const person = await onAccount();
  const elsewhere = anotherBrowser();
  await signIn(person, elsewhere);
  await press("Change password");
  await fill(await field("Current password"), "not this one");
  await fill(await field("New password"), "seven ducks in a row");
  await press("Save the new password");
  await screen.findByText("Your current password is not right.");
  await fill(await field("Current password"), person.password);
  await press("Save the new password");
  await see("Password changed");
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn()).toBe(true);
  await emailTo(person.email, "Your password was changed");
});

it("another device is seen by its name and signed out", async () => {
  const person = await register(newcomer());
  const elsewhere = anotherBrowser(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
  );
  await signIn(person, elsewhere);
  await load("/account");
  await press("Sign out Safari on iPhone");
  await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Devices" }));
  expect(await isSignedIn(elsewhere)).toBe(false);
});

it("a switch of the notifications saves at once", async () => {
  await onAccount();
  const reviews = () => screen.findByRole("switch", { name: "New reviews" });
  const isOn = async () => (await reviews()).getAttribute("aria-checked");
  const settings = () => call("GET", "/api/account/notifications");
  const [before, settingsBefore] = [await isOn(), await settings()];
  await user.click(await reviews());
  await waitFor(async () => expect(await isOn()).not.toBe(before));
  await waitFor(async () => expect(await settings()).not.toEqual(settingsBefore));
  await load("/account");
  expect(await isOn()).not.toBe(before);
});

it("a switch of the notifications moves back where nothing was saved, also without a network", async () => {
  await onAccount();
  const isOn = async (name: string) =>
    (await screen.findByRole("switch", { name })).getAttribute("aria-checked");
  expect(await isOn("Your week")).toBe("true");
  stopTimers();
  setOffline(true);
  await user.click(await screen.findByRole("switch", { name: "Your week" }));
  await passingTime(() => expect(screen.getAllByText("Not saved")).not.toEqual([]));
  await waitFor(async () => expect(await isOn("Your week")).toBe("true"));
  expect(await isOn("New reviews")).toBe("true");
  setOffline(false);
});

it("a switch of the notifications that is pressed twice ends as it was pressed last, whichever call is slow", async () => {
  await onAccount();
  const week = await screen.findByRole("switch", { name: "Your week" });
  const path = /^\/api\/account\/notifications$/;
  const { promise, resolve: letFirst } = Promise.withResolvers<void>();
  let count = 0;
  respond("PATCH", path, async (send) => {
    count += 1;
    if (count === 1) await promise;
    return send();
  });
  await user.click(week);
  await waitFor(() => expect(week.getAttribute("aria-checked")).toBe("false"));
  await user.click(week);
  await waitFor(() => expect(week.getAttribute("aria-checked")).toBe("true"));
  // A call that doesn't wait would have its response by now.
  await me();
  letFirst();
  await waitFor(() => expect(count).toBe(2));
  await settle();
  expect(await call("GET", "/api/account/notifications")).toMatchObject({ week: true });
  expect(week.getAttribute("aria-checked")).toBe("true");
});

it("the e-mail about the week is on until its own switch turns it off", async () => {
  await onAccount();
  const week = () => screen.findByRole("switch", { name: "Your week" });
  expect((await week()).getAttribute("aria-checked")).toBe("true");
  await user.click(await week());
  await waitFor(async () =>
    expect(await call("GET", "/api/account/notifications")).toEqual({
      newReviews: true,
      trialEnding: true,
      week: false,
    }),
  );
});

it("a download has everything in one file, after the password where the sign-in is old", async () => {
  const { password } = await onAccount();
  // As the server responds eleven minutes after signing in.
  respond("POST", /^\/api\/account\/export$/, (send) => {
    const { body } = calls.findLast(({ path }) => path === "/api/account/export") ?? {};
    if (body && typeof body === "object" && "password" in body) return send();
    const refusal = { message: "Please enter your password to go on.", code: "reauthentication_required" };
    return Promise.resolve(Response.json(refusal, { status: 403 }));
  });
  const saved = new Promise<string>((resolve) => {
    document.addEventListener(
      "click",
      ({ target }) => target instanceof HTMLAnchorElement && target.download && resolve(target.download),
    );
  });
  await press("Download");
  await fill(await field("Your password"), "wrong by far");
  await press("Go on");
  await screen.findByText("Your current password is not right.");
  await fill(await field("Your password"), password);
  await press("Go on");
  expect(await saved).toMatch(/^lanyard-\d{4}-\d\d-\d\d\.zip$/);
  await waitFor(() => expect(screen.queryByLabelText("Your password")).toBeNull());
});

it("two-step verification whose first code was taken while its response was lost leads to recovery codes", async () => {
  await onAccount();
  await user.click(await screen.findByRole("link", { name: "Turn on" }));
  const secret = (await waitFor(() => first([...document.querySelectorAll("b[dir=ltr]")]))).textContent;
  const code = await field("Six digits");
  await call("POST", "/api/account/two-step/confirm", { code: await codeOf(secret) });
  await fill(code, await codeOf(secret));
  await title("Recovery codes");
  await see("Two-step verification is on");
  await press("Make new codes");
  await screen.findByRole("heading", { name: "Keep these codes" });
  expect(recoveryCodes()).toHaveLength(10);
});

it("two-step verification is turned on with an app, asked for at the next login, and a recovery code stands in for a lost phone", async () => {
  const { email, password } = await onAccount();
  await user.click(await screen.findByRole("link", { name: "Turn on" }));
  const secret = (await waitFor(() => first([...document.querySelectorAll("b[dir=ltr]")]))).textContent;
  const code = await field("Six digits");
  await fill(code, "000000");
  await screen.findByText("This code is not right.");
  // The sixth digit has sent it: a tap on the button comes late.
  await press("Turn on");
  expect(await screen.findAllByText("This code is not right.")).toHaveLength(1);
  const shown = await codeOf(secret);
  // Someone whose phone shows Arabic digits types those.
  await fill(
    code,
    shown.replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? ""),
  );
  await screen.findByRole("heading", { name: "Keep these codes" });
  const codes = recoveryCodes();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Done" }).disabled).toBe(true);
  await user.click(screen.getByLabelText("I have saved them somewhere safe"));
  await press("Done");
  await (await section("Two-step verification")).findByText("On");
  await emailTo(email, "Two-step verification was turned on");

  await signOut();
  await load("/login");
  await fill(await field("Email"), email);
  await fill(await field("Password"), password);
  await press("Log in");
  await title("Your code");
  await fill(await field("Code"), "000000");
  await screen.findByText("This code is not right.");
  await fill(await field("Code"), first(codes).toUpperCase());
  await press("Go on");
  await isAt("/dashboard");

  await load("/account");
  await user.click(await screen.findByRole("link", { name: "New codes" }));
  await press("Make new codes");
  await screen.findByRole("heading", { name: "Keep these codes" });
  const renewed = recoveryCodes();
  expect(renewed.filter((one) => codes.includes(one))).toEqual([]);
  await user.click(screen.getByLabelText("I have saved them somewhere safe"));
  await press("Done");
  await press("Turn off");
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Turn off" }));
  await see("Two-step verification is off");
  await (await section("Two-step verification")).findByText("Off");
});

it("a set of recovery codes that isn't saved is asked about by a link, by Back, and by browsers of before 2024 too", async () => {
  await onAccount();
  await turnTwoStepOn(call);
  await load("/account");
  await user.click(await screen.findByRole("link", { name: "New codes" }));
  await press("Make new codes");
  await screen.findByRole("heading", { name: "Keep these codes" });
  /** Returns what a browser heeds when its tab is closed: browsers of before 2024 the second alone. */
  const closing = () => {
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return [event.defaultPrevented, Boolean(Reflect.get(event, "returnValue"))];
  };
  const stay = async () => {
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    question.getByText("These codes are shown only once.");
    await user.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(recoveryCodes()).toHaveLength(10);
  };
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Account" }));
  await stay();
  history.back();
  await stay();
  expect(closing()).toEqual([true, true]);
  await user.click(screen.getByLabelText("I have saved them somewhere safe"));
  expect(closing()).toEqual([false, false]);
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Account" }));
  await section("Two-step verification");
});

it("a deletion hides everything at once, is called off, asked for again, and done at once", async () => {
  const person = await register(newcomer());
  const { uniqueId } = await call<{ uniqueId: string }>("POST", "/api/guides", { name: "Marta" });
  const status = async () => (await send(`${origin}/profile/${uniqueId}`)).status;
  expect(await status()).toBe(200);
  await load("/account");
  await press("Delete");
  await press("Delete my account");
  await title(/^Everything will be deleted on/);
  expect(await status()).toBe(404);
  await emailTo(person.email, "Your account will be deleted");
  // Whatever page is asked for.
  await load("/dashboard");
  await press("Keep my account");
  await title("Your Tour Guide Profile");
  expect(await status()).toBe(200);

  await load("/account");
  await press("Delete");
  await press("Delete my account");
  localStorage.setItem("draft-7-new", JSON.stringify({ at: Date.now(), values: { bio: "Unsaved" } }));
  await press("Delete now");
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Delete now" }));
  await isAt("/");
  expect(localStorage.getItem("draft-7-new")).toBeNull();
  expect(await isSignedIn()).toBe(false);
  await expect(signIn(person)).rejects.toThrow("401");
});
