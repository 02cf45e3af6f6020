import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { isAt, load, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { calls, setOffline } from "#web/testing/network.ts";
import { anotherBrowser, call, type CallApi, newcomer, register, signIn } from "#web/testing/people.ts";

const isSignedIn = (by: CallApi): Promise<boolean> =>
  by("GET", "/api/auth/me").then(
    () => true,
    () => false,
  );
const count = (path: string) => calls.filter((call) => call.path === path).length;
/** Waits for a message in the colour of failures. */
const seeFailure = async (title: string) => {
  await see(title);
  expect(screen.getByTestId("toast").dataset.variant).toBe("destructive");
};

describe("logging out", () => {
  const WAYS = [
    ["in the bar", "banner"],
    ["on the dashboard", "main"],
  ] as const;

  it.each(WAYS)(
    "a logout %s goes to the landing page, says so and leaves nothing behind",
    async (_, place) => {
      const { email } = await register(newcomer());
      await load("/dashboard");
      await see(email);
      sessionStorage.setItem("isOwner", "k7m2xq9abc");
      await user.click(within(screen.getByRole(place)).getByRole("button", { name: "Log out" }));
      await isAt("/");
      expect(sessionStorage.getItem("isOwner")).toBeNull();
      expect(await isSignedIn(call)).toBe(false);
      await load("/login");
      await see("Logged out");
      await see("You have been successfully logged out");
      expect(screen.queryByText(email)).toBeNull();
    },
  );

  it.each(WAYS)("a logout %s without a network says that it failed and stays", async (_, place) => {
    await register(newcomer());
    await load("/dashboard");
    await screen.findByText("No profiles yet");
    setOffline(true);
    stopTimers();
    await user.click(within(screen.getByRole(place)).getByRole("button", { name: "Log out" }));
    await passingTime(() => expect(screen.getAllByText("Logout failed")).not.toEqual([]));
    await seeFailure("Logout failed");
    await see("You are offline. Please check your connection and try again.");
    expect(count("/api/auth/logout")).toBe(2);
    expect(location.pathname).toBe("/dashboard");
    setOffline(false);
    expect(await isSignedIn(call)).toBe(true);
  });
});

describe("logging out other devices", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Log out other devices" });
  const isGone = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  async function onTwoDevices() {
    const person = await register(newcomer());
    const elsewhere = anotherBrowser();
    await signIn(person, elsewhere);
    await load("/account");
    await press("Log out other devices");
    await question();
    return elsewhere;
  }

  it("logging out other devices asks, then ends every session but this one and says so", async () => {
    const elsewhere = await onTwoDevices();
    await press("Cancel");
    await isGone();
    expect(await isSignedIn(elsewhere)).toBe(true);
    await press("Log out other devices");
    await press("Log out others");
    await see("Logged out everywhere else");
    await see("You are still logged in here.");
    await isGone();
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(call)).toBe(true);
  });

  it("logging out other devices without a network says that it failed, and ends none", async () => {
    const elsewhere = await onTwoDevices();
    setOffline(true);
    await press("Log out others");
    await seeFailure("Logout failed");
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
    setOffline(false);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect(await isSignedIn(call)).toBe(true);
  });
});

describe("signed out", () => {
  it.each([
    ["/dashboard", "Please log in to access your dashboard"],
    ["/create", "Please log in to edit your profile"],
    ["/edit/1", "Please log in to edit your profile"],
  ])("a signed-out visit to %s asks to log in", async (path, reason) => {
    await load(path);
    await isAt("/login");
    await seeFailure("Authentication required");
    await see(reason);
  });
});
