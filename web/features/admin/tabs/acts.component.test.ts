import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { DEMO_ADMIN } from "#demo/people.ts";
import type { AdminStats, AdminUser } from "#schema/admin.ts";
import {
  endSession,
  addProfile,
  choose,
  find,
  findRow,
  focused,
  keepResponses,
  list,
  member,
  newWord,
  open,
  row,
  signInAdmin,
  texts,
  usernames,
} from "#web/testing/admin.ts";
import { fill, first, isAt, load, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { calls, hold, lose, respond, setOffline } from "#web/testing/network.ts";
import { call, newcomer, register, signIn, signOut } from "#web/testing/people.ts";
import { visit } from "#web/testing/plan.ts";
import { emailTo } from "#web/testing/emails.ts";
import { fetchAt } from "#web/testing/outside.ts";
import { turnTwoStepOn } from "#web/testing/two-step.ts";
import { controlStripe, findStripe, subscribe } from "#web/testing/stripe.ts";

const OFFLINE = "You are offline. Please check your connection and try again.";
const USERS = /^\/api\/admin\/users\?/;

/** What of the stand-in's state matters here. */
type StripeState = {
  subscriptions: Record<string, { customer: string; status: string; metadata: { userId?: string } }>;
};

const pressAtRow = async (label: string) => user.click(await screen.findByLabelText(label));
const dialog = async (name: string) => within(await screen.findByRole("alertdialog", { name }));
/** The number of the overview under this heading. */
const stat = (title: string) =>
  screen.getByRole("heading", { name: title }).closest("section")?.querySelector("b")?.textContent;

describe("the dashboard", () => {
  it("an admin whose session has ended keeps a reason that is typed, and sends it after a login in another tab", async () => {
    const name = newWord("Kept");
    await addProfile(await member(name), name);
    await open("Profiles", { q: name });
    await pressAtRow(`Hide page: ${name}`);
    const asked = within(await screen.findByRole("dialog", { name: "Hide page" }));
    await user.type(asked.getByRole("textbox", { name: "Reason" }), "Pretends to be me");
    await endSession();
    await user.click(asked.getByRole("button", { name: "Hide page" }));
    await see("You are signed out. Log in in a new tab, then try again. Nothing you typed is lost.");
    await signInAdmin();
    await user.click(asked.getByRole("button", { name: "Hide page" }));
    await see("Page hidden");
    expect(location.pathname).toBe("/admin/dashboard");
    await pressAtRow(`Show again: ${name}`);
    await see("Page is shown again");

    await pressAtRow(`Hide page: ${name}`);
    const again = within(await screen.findByRole("dialog", { name: "Hide page" }));
    await user.type(again.getByRole("textbox", { name: "Reason" }), "Spam");
    await endSession();
    await user.click(again.getByRole("button", { name: "Hide page" }));
    await see("You are signed out. Log in in a new tab, then try again. Nothing you typed is lost.");
    await user.click(again.getByRole("button", { name: "Cancel" }));
    await isAt("/admin/login");
    await see("You must be logged in as an admin to view this page");
  });

  it("the right password leads to the admin's dashboard, which says what it is waiting for, and can be left by logging out", async () => {
    await load("/admin/login");
    await fill(screen.getByLabelText("Email"), DEMO_ADMIN.email);
    await fill(screen.getByLabelText("Password"), DEMO_ADMIN.password);
    const letGo = hold("GET", /^\/api\/admin\/stats$/);
    await press("Log in");
    await isAt("/admin/dashboard");
    await see("Loading admin dashboard...");
    letGo();
    await screen.findByRole("heading", { name: "Total Users" });
    await see(DEMO_ADMIN.email);
    await press("Log out");
    await isAt("/admin/login");
    await see("Logged out");
    await see("You have been successfully logged out");
    await expect(call("GET", "/api/admin/me")).rejects.toThrow("401");
  });
});

describe("deleting a user", () => {
  const remove = async (name: string) => {
    await pressAtRow(`Delete ${name}`);
    const asked = await dialog("Delete user");
    await fill(asked.getByRole("textbox", { name: `Type ‘${name}’ to delete it` }), name);
    await user.click(asked.getByRole("button", { name: "Delete" }));
  };

  it("deleting a user announces what goes, and removes it: the row, the profiles, the sessions", async () => {
    const word = newWord("Leaving");
    const name = `${word} first`;
    const [next, somebody] = [await member(`${word} next`), await member(name)];
    const guide = await addProfile(somebody, `${word} page`);
    expect((await visit(guide)).status).toBe(200);
    const stats = keepResponses<AdminStats>(/^\/api\/admin\/stats$/);
    await open("Overview");
    await choose("Users");
    await find(word);
    await waitFor(() => expect(usernames()).toEqual([name, `${word} next`]));
    await pressAtRow(`Delete ${name}`);
    let asked = await dialog("Delete user");
    const { textContent } = screen.getByRole("alertdialog");
    for (const part of [
      `‘${name}’`,
      somebody.person.email,
      "profiles and their reviews",
      "its tours",
      "pictures",
      "sessions",
      "A running subscription is canceled at Stripe first.",
    ])
      expect(textContent).toContain(part);
    await waitFor(() => expect(focused()).toBe("Cancel"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(`Delete ${name}`)));
    await user.keyboard("{Enter}");
    asked = await dialog("Delete user");
    const letGo = hold("DELETE", new RegExp(`^/api/admin/users/${somebody.user.id}$`));
    await user.click(asked.getByRole("button", { name: "Delete" }));
    await asked.findByText("This is not the username");
    await fill(asked.getByRole("textbox", { name: `Type ‘${name}’ to delete it` }), name);
    await user.click(asked.getByRole("button", { name: "Delete" }));
    await asked.findByRole("button", { name: "Deleting..." });
    await user.keyboard("{Escape}");
    asked.getByRole("button", { name: "Deleting..." });
    expect(usernames()).toContain(name);
    const before = stats.length;
    letGo();

    await see("User deleted");
    await see(`${name} (${somebody.person.email})`);
    await waitFor(() => expect(usernames()).toEqual([`${word} next`]));
    await waitFor(() => expect(document.activeElement).toBe(row(next.person.email)));
    expect((await visit(guide)).status).toBe(404);
    await expect(somebody.by("GET", "/api/auth/me")).rejects.toThrow("401");
    await choose("Overview");
    await waitFor(() => expect(stats.length).toBeGreaterThan(before));
    const { totalUsers, totalGuides } = first(stats.slice(-1));
    await waitFor(() => expect(stat("Total Users")).toBe(String(totalUsers)));
    expect(stat("Total Profiles")).toBe(String(totalGuides));
    await choose("Audit");
    expect((await findRow(`user ${somebody.user.id}`)).textContent).toContain("Deleted user");
    await choose("Profiles");
    await find(word);
    await screen.findByRole("heading", { name: "No guide profiles found" });
  });

  it("deleting the last user of a list leaves the focus on the list", async () => {
    const name = newWord("Alone");
    await member(name);
    await open("Users", { q: name });
    await pressAtRow(`Delete ${name}`);
    await waitFor(() => expect(focused()).toBe("Cancel"));
    await user.tab({ shift: true });
    expect(focused()).toBe("Delete");
    await user.keyboard("{Enter}");
    await screen.findByRole("heading", { name: "No users found" });
    await waitFor(() => expect(document.activeElement).toBe(list()));
  });

  it("deleting a user fails while Stripe is away, with the server's message, and works when it is back", async () => {
    const name = newWord("Paying");
    await register({ ...newcomer(), username: name });
    const { id } = await call<AdminUser>("GET", "/api/auth/me");
    await subscribe();
    const stripe = await findStripe();
    const subscriptionsThere = async () => {
      const { subscriptions }: StripeState = await (await fetchAt(`${stripe}/_local/state`)).json();
      return Object.values(subscriptions).filter(({ metadata }) => metadata.userId === String(id));
    };
    const [running] = await subscriptionsThere();
    await open("Users", { q: name });
    await waitFor(() => expect(texts(4)).toEqual(["active"]));
    await controlStripe(stripe, "POST", "fault", {
      path: `/v1/customers/${running?.customer}`,
      status: 503,
      times: 100,
    });
    const responses = keepResponses<{ message?: string }>(new RegExp(`^/api/admin/users/${id}$`), "DELETE");
    await remove(name);
    await see("Delete failed");
    await see(String(first(responses).message));
    expect(usernames()).toEqual([name]);
    await controlStripe(stripe, "DELETE", "fault");

    setOffline(true);
    stopTimers();
    await remove(name);
    await passingTime(() => screen.getAllByText(OFFLINE));
    vi.useRealTimers();
    setOffline(false);
    await remove(name);
    await see("User deleted");
    await screen.findByRole("heading", { name: "No users found" });
    expect((await subscriptionsThere()).map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("deleting a user counts as done when another tab has done it, though the list fails to reload", async () => {
    const name = newWord("Twice");
    const { user: account } = await member(name);
    await open("Users", { q: name });
    await pressAtRow(`Delete ${name}`);
    const asked = await dialog("Delete user");
    await call("DELETE", `/api/admin/users/${account.id}`);
    lose("GET", USERS);
    stopTimers();
    await user.click(asked.getByRole("button", { name: "Delete" }));
    await see("User deleted");
    await screen.findByRole("heading", { name: "No users found" });
    const stale = "This list could not be refreshed: it may be out of date. Check your connection.";
    await passingTime(() => screen.getByText(stale));
  });
});

describe("two-step verification of somebody who lost phone and codes", () => {
  it("an admin turns off the two-step verification of a user without phone and codes, with a reason for the audit log", async () => {
    const name = newWord("Locked");
    const { by, person } = await member(name);
    await turnTwoStepOn(by);
    const button = `Turn off two-step verification of ${name}`;
    await open("Users", { q: name });
    await pressAtRow(button);
    const asked = within(await screen.findByRole("dialog", { name: "Turn off two-step verification" }));
    asked.getByText(
      (text) => text.includes(person.email) && text.includes("The audit log keeps the reason."),
    );
    await user.click(asked.getByRole("button", { name: "Turn off" }));
    await asked.findByText("Please give a reason");
    await fill(asked.getByRole("textbox", { name: "Reason" }), "Showed us the passport");
    setOffline(true);
    await user.click(asked.getByRole("button", { name: "Turn off" }));
    await see(OFFLINE);
    setOffline(false);
    const again = asked.getByRole("button", { name: "Turn off" });
    await waitFor(() => expect(again.getAttribute("aria-busy")).toBeNull());
    // As the server responds to an admin whose sign-in is long ago.
    respond("POST", /\/two-step\/remove$/, (send) => {
      const { body } = calls.findLast(({ path }) => path.endsWith("/two-step/remove")) ?? {};
      if (body && typeof body === "object" && "password" in body) return send();
      const refusal = { message: "Please enter your password to go on.", code: "reauthentication_required" };
      return Promise.resolve(Response.json(refusal, { status: 403 }));
    });
    await user.click(again);
    await fill(await screen.findByLabelText("Your password"), DEMO_ADMIN.password);
    await press("Go on");
    await see("Two-step verification is off");
    await waitFor(() => expect(screen.queryByLabelText(button)).toBeNull());
    await signIn(person, by);
    await emailTo(person.email, "Two-step verification was turned off");
    await choose("Audit");
    await findRow("Showed us the passport");
    expect(row("Showed us the passport").textContent).toContain("Two-step removed");
  });
});

describe("hiding a page", () => {
  it("an admin hides a page with a reason: it is gone for guests, its owner reads the reason, and it can come back", async () => {
    const owner = await member("Hidden Owner");
    const guide = await addProfile(owner, "Scam Artist");
    const reason = "It asks for card numbers";
    await open("Profiles", { q: guide.uniqueId });
    expect((await visit(guide)).status).toBe(200);
    await pressAtRow("Hide page: Scam Artist");
    const asked = within(await screen.findByRole("dialog", { name: "Hide page" }));
    await user.click(asked.getByRole("button", { name: "Hide page" }));
    await asked.findByText("Please give a reason");
    await fill(asked.getByRole("textbox", { name: "Reason" }), reason);
    await user.click(asked.getByRole("button", { name: "Hide page" }));
    await see("Page hidden");
    await waitFor(() => expect(texts(5)).toEqual(["Hidden"]));
    await screen.findByLabelText("Show again: Scam Artist");
    expect((await visit(guide)).status).toBe(404);

    await signOut();
    await signIn(owner.person);
    await load("/dashboard");
    const card = await screen.findByRole("article", { name: "Scam Artist" });
    expect(card.textContent).toContain(reason);
    await user.click(within(card).getByRole("button", { name: "Share link" }));
    await see("We have hidden this page");

    await signOut();
    await open("Profiles", { q: guide.uniqueId });
    await pressAtRow("Show again: Scam Artist");
    await see("Page is shown again");
    await waitFor(() => expect(texts(5)).toEqual(["Public"]));
    expect((await visit(guide)).status).toBe(200);
  });
});

describe("helping a user in", () => {
  it("an admin makes a link by which a user chooses a new password on their phone and signs in", async () => {
    const { person, by } = await member("Locked Out");
    await open("Users", { q: person.email });
    await pressAtRow("Sign-in link for Locked Out");
    await press("Make the link");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link" });
    const { pathname, search, hash } = new URL(field.value);
    await press("Done");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await signOut();
    await load(pathname + search + hash);
    const password = "seven ducks in a row";
    await fill(await screen.findByLabelText("New password"), password);
    await press("Save the new password");
    await isAt("/login");
    await signIn({ email: person.email, password });
    await expect(by("GET", "/api/auth/me")).rejects.toThrow("401");
  });
});
