import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { load, screen, press, user } from "./app.ts";
import { origin } from "./network.ts";
import { fetchAt } from "./outside.ts";
import { call, newcomer, type Person, register } from "./people.ts";
import { subscribe } from "./stripe.ts";

export const BILLING = "Billing, cards and invoices";

/** Registers a user with a profile, whose trial has just begun. */
export async function registerOwner(
  role: Person["role"] = "guide",
): Promise<{ person: Person; guide: Guide }> {
  const person = await register(newcomer(role));
  return { person, guide: await call<Guide>("POST", "/api/guides", { name: "Marta" }) };
}

/** Loads the dashboard of a new user who pays. */
export async function loadAsSubscriber(): Promise<Person> {
  const { person } = await registerOwner();
  await subscribe();
  await load("/dashboard");
  await seePill("Active");
  return person;
}

/** The card of the plan. */
export const card = (): HTMLElement =>
  screen.getByRole("region", { name: /^(?:Account|Subscription) Status$/ });

/** Waits until the card says what the account is. */
export const seePill = (text: string): Promise<HTMLElement> => waitFor(() => within(card()).getByText(text));

/** Waits until the card says something. */
export const seeInCard = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(card().textContent).toMatch(text));

export const cardButton = (name: string): Promise<HTMLElement> =>
  waitFor(() => within(card()).getByRole("button", { name }));

export const hasCardButton = (name: string): boolean =>
  within(card()).queryByRole("button", { name }) !== null;

export const pressInCard = async (name: string): Promise<void> => user.click(await cardButton(name));

/** Waits for the question before a cancellation. */
export const findQuestion = (): Promise<HTMLElement> =>
  screen.findByRole("alertdialog", { name: "Cancel subscription" });

/** Says yes to that question. */
export async function confirmCancelling(): Promise<void> {
  await findQuestion();
  await press("Cancel subscription");
}

/** Asks for the public page of a profile, as a guest. */
export const visit = ({ uniqueId }: Guide): Promise<Response> => fetchAt(`${origin}/profile/${uniqueId}`);

/** Ends the session without this browser hearing of it. */
export async function endSession(): Promise<void> {
  await call("POST", "/api/auth/logout");
  document.cookie = "session=1; Path=/";
}
