import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { load, screen, press, user } from "#web/testing/app.ts";
import { emailTo, linkIn } from "#web/testing/emails.ts";
import { calls, lose } from "#web/testing/network.ts";
import { call, newcomer, register } from "#web/testing/people.ts";
import { turnTwoStepOn } from "#web/testing/two-step.ts";

const title = (name: string) => screen.findByRole("heading", { name });
const isSignedOut = () => expect(call("GET", "/api/auth/me")).rejects.toThrow("401");

it("a user who didn't turn two-step verification on undoes it by the e-mail, once, and gets a link for a new password", async () => {
  const { email } = await register(newcomer());
  await turnTwoStepOn(call);
  const link = linkIn(await emailTo(email, "Two-step verification was turned on"));
  await load(link);
  await title("It wasn't me");
  await screen.findByText(/^What was added is removed/);
  await call("GET", "/api/auth/me");
  await press("Undo it");
  await title("Undone");
  expect(screen.getByRole("link", { name: "Set a new password" }).getAttribute("href")).toBe("/forgot");
  await isSignedOut();
  expect(linkIn(await emailTo(email, "Reset your password"))).toMatch(/^\/reset#token=/);
  await load(link);
  await press("Undo it");
  await title("This link no longer works");
});

it("a user who confirms the address finds it confirmed on the dashboard right away", async () => {
  const { email } = await register(newcomer());
  await load(linkIn(await emailTo(email, "Confirm your e-mail")));
  // The page knows the account as it was before.
  await screen.findByRole("button", { name: "Log out" });
  await press("Confirm this address");
  await title("Confirmed");
  await user.click(screen.getByRole("link", { name: "Go to my dashboard" }));
  await screen.findByText("No profiles yet");
  await waitFor(() => expect(screen.queryByText(/Nothing there\?$/)).toBeNull());
});

it("a link of an e-mail whose response is lost isn't used a second time by itself", async () => {
  const { email } = await register(newcomer());
  await call("POST", "/api/account/email", { email: newcomer().email });
  await load(linkIn(await emailTo(email, "Your e-mail is being changed")));
  const path = "/api/auth/email/cancel";
  lose("POST", /^\/api\/auth\/email\/cancel$/, { arrives: true });
  await press("Keep my address");
  await screen.findByText("That didn't work");
  expect(calls.filter((made) => made.path === path)).toHaveLength(1);
  await isSignedOut();
});

it("a user who didn't ask for another address keeps the old one, and gets a link for a new password", async () => {
  const { email } = await register(newcomer());
  await call("POST", "/api/account/email", { email: newcomer().email });
  await load(linkIn(await emailTo(email, "Your e-mail is being changed")));
  await press("Keep my address");
  await title("Your address stays");
  await screen.findByText(/An e-mail with a link for a new one is on its way\.$/);
  await isSignedOut();
  await emailTo(email, "Reset your password");
});

it.each([
  ["week", "No more e-mails about your week. The figures stay in your statistics."],
  ["token", "No more e-mails about new reviews. The reviews stay on your page."],
])("the page that stops e-mails says which, for a link with #%s", async (name, words) => {
  await load(`/unsubscribe#${name}=none`);
  await title("Stop these e-mails?");
  await screen.findByText(words);
  await press("Stop them");
  await title("This link no longer works");
});

it.each(["/undo", "/undo/", "/undo#token=none"])(
  "the screen %s says that its link no longer works",
  async (address) => {
    await load(address);
    if (address.includes("#")) await press("Undo it");
    await title("This link no longer works");
  },
);
