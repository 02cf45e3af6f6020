import { waitFor } from "@testing-library/dom";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { fill, load, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { button, field, nameField, openForm, pressFirst } from "#web/testing/form-page.ts";
import { calls, origin, respond } from "#web/testing/network.ts";
import {
  anotherBrowser,
  call,
  newcomer,
  type Person,
  register,
  signIn,
  signOut,
  hearOfSession,
} from "#web/testing/people.ts";
import { fetchAt } from "#web/testing/outside.ts";

const ME = /^\/api\/auth\/me$/;
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("logging out other devices", () => {
  /** Returns the next question about the session with a refusal, as of its old cookie, once the returned function is called. */
  function refuseLate(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const letGo = respond("GET", ME, async () => {
      letGo();
      await promise;
      return fetchAt(`${origin}/api/auth/me`);
    });
    return resolve;
  }
  const asked = () => calls.filter(({ path }) => ME.test(path)).length;
  /** Waits until the session was asked for once more than this. */
  const isAskedAfter = (times: number) => waitFor(() => expect(asked()).toBeGreaterThan(times));

  it("logging out other devices keeps this one signed in where its session was asked for at the same time, by the old cookie", async () => {
    const person = await register(newcomer());
    await signIn(person, anotherBrowser());
    await load("/account");
    await screen.findByRole("button", { name: "Log out other devices" });
    const refuse = refuseLate();
    const before = asked();
    hearOfSession();
    await isAskedAfter(before);
    await press("Log out other devices");
    await press("Log out others");
    await see("Logged out everywhere else");
    const during = asked();
    stopTimers();
    refuse();
    await passingTime(() => expect(asked()).toBeGreaterThan(during));
    await call("GET", "/api/auth/me");
    expect(location.pathname).toBe("/account");
    await heading("Account");
  });

  it("logging out other devices in another tab keeps this one signed in", async () => {
    await register(newcomer());
    await load("/account");
    await heading("Account");
    const refuse = refuseLate();
    const before = asked();
    hearOfSession();
    await isAskedAfter(before);
    await call("DELETE", "/api/account/sessions");
    stopTimers();
    refuse();
    await passingTime(() => expect(asked()).toBeGreaterThan(before + 1));
    await call("GET", "/api/auth/me");
    expect(location.pathname).toBe("/account");
    await heading("Account");
  });
});

describe("another account in the other tab", () => {
  /** An operator with a profile, and another account. */
  async function twoAccounts(): Promise<Person> {
    const second = await register(newcomer());
    await register(newcomer("operator"));
    await call("POST", "/api/guides", { name: "The first one's profile" });
    return second;
  }

  /** Keeps every sight of the page from now on that has this text beside anything that was the first one's. */
  function keepMixed(text: string): string[] {
    const seen: string[] = [];
    const look = () => {
      const { textContent } = document.body;
      if (textContent.includes(text) && textContent.includes("first one")) seen.push(textContent);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => observer.disconnect());
    return seen;
  }

  async function atDashboard(): Promise<void> {
    await load("/dashboard");
    await screen.findByRole("heading", { name: "The first one's profile" });
  }

  it("a tab never shows data of the account before, when another logs in", async () => {
    const second = await twoAccounts();
    await atDashboard();
    const mixed = keepMixed(second.email);
    await signIn(second);
    hearOfSession();
    await see(second.email);
    await see("No profiles yet");
    expect(mixed).toEqual([]);
  });

  it("a tab begins the form again when another account logs in", async () => {
    const second = await twoAccounts();
    await load("/create");
    await button("Create Profile");
    await fill(nameField(), "The first one's words");
    await signIn(second);
    hearOfSession();
    // A guide's first profile begins with the name of the account.
    await waitFor(() => expect(nameField().value).toBe(second.username));
  });

  it.each([
    ["is public", undefined],
    ["isn't public", "lapsed@example.com"],
  ])(
    "a save into an account that was left in another tab asks to log in, where the page %s",
    async (_, email) => {
      const second = await register(newcomer());
      const first = email ? { email, password: "lanyard-demo" } : await register(newcomer());
      await signIn(first);
      const guide =
        (await call<Guide[]>("GET", "/api/user/guides"))[0] ??
        (await call<Guide>("POST", "/api/guides", { name: "The first one's profile" }));
      await openForm(guide);
      await fill(field("Bio"), "Small groups");
      await signIn(second);
      await pressFirst("Save Changes");
      await see("Please log in, then try again. Nothing you typed is lost.");
      expect(screen.queryByRole("dialog")).toBeNull();
      await screen.findByRole("heading", { name: "This profile is not yours to edit" });
      await signIn(first);
      await openForm(guide);
      expect(field("Bio").value).toBe("Small groups");
    },
  );

  it("a tab that registers without a new document never finds data of the account before", async () => {
    await twoAccounts();
    await atDashboard();
    const person = newcomer();
    const mixed = keepMixed(person.email);
    await signOut();
    hearOfSession();
    await user.click(await screen.findByRole("link", { name: "Register here" }));
    const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
    await fill(await field("Username"), person.username);
    await fill(await field("Email"), person.email);
    await fill(await field("Password"), person.password);
    await fill(await field("Confirm password"), person.password);
    await user.click(screen.getByRole("radio", { name: /^Tour Guide/ }));
    await press("Sign up");
    await see(person.email);
    await see("No profiles yet");
    expect(location.pathname).toBe("/dashboard");
    expect(screen.queryByText("The first one's profile")).toBeNull();
    expect(mixed).toEqual([]);
  });
});
