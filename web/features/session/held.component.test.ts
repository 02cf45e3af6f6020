import { waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { fill, isAt, load, press, screen, see, user } from "#web/testing/app.ts";
import { listTours } from "#web/testing/operators.ts";
import { newcomer, type Person, register, signIn, signOut, hearOfSession } from "#web/testing/people.ts";
import { sampleTour } from "#web/testing/sample-tour.ts";
import { SIGNED_OUT } from "./signed-out.ts";

const typedIn = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

/** Sends a form in an ended session, then once more after a login in another tab. */
async function sendTwice(person: Person, [label, typed]: [string, string], send: string): Promise<void> {
  await signOut();
  await press(send);
  await see(SIGNED_OUT[401]);
  hearOfSession();
  expect((await typedIn(label)).value).toBe(typed);
  await signIn(person);
  hearOfSession();
  await press(send);
}

it("a new password that is sent in an ended session stays typed, and is set after a login in another tab", async () => {
  const person = await register(newcomer());
  await load("/account");
  await press("Change password");
  await fill(await typedIn("Current password"), person.password);
  await fill(await typedIn("New password"), "seven ducks in a row");
  await sendTwice(person, ["New password", "seven ducks in a row"], "Save the new password");
  await see("Password changed");
});

it("a tour that is sent in an ended session stays typed, and is created after a login in another tab", async () => {
  const person = await register(newcomer("operator"));
  await load("/dashboard");
  await press("Create New Experience");
  const { title, description, externalLink } = sampleTour("Fado by night");
  await fill(await typedIn("Title"), title);
  await fill(await typedIn("Description"), description);
  await fill(await typedIn("Booking Link"), externalLink);
  await sendTwice(person, ["Title", title], "Create tour");
  await waitFor(async () => expect(await listTours()).toMatchObject([{ title }]));
});

it("a dialog that is closed in an ended session leads to the login", async () => {
  await register(newcomer());
  await load("/account");
  await press("Change password");
  await fill(await typedIn("New password"), "seven ducks in a row");
  await signOut();
  hearOfSession();
  const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await isAt("/login");
});
