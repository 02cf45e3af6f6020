import { waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { fill, load, screen, user } from "./app.ts";
import { call, newcomer, type Person, register } from "./people.ts";

/** Waits for a question, or the code. */
export const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
export const nameField = () => screen.findByLabelText<HTMLInputElement>("Name");
const country = () => screen.findByLabelText("Where you work");
export const control = (name: string) => screen.findByRole("button", { name });
export const way = (name: RegExp) => screen.findByRole("button", { name });
/** Presses a button once, as soon as it is there. */
export const tap = async (name: string): Promise<void> => user.click(await control(name));
export const guidesOf = () => call<Guide[]>("GET", "/api/user/guides");

/** Registers someone and opens the first question. */
export async function atTheStart(person: Partial<Person> = {}): Promise<Person> {
  const registered = await register({ ...newcomer(), ...person });
  await load("/start");
  await nameField();
  return registered;
}

/** Answers the first question and chooses the country of the second. */
export async function tellWho(name = "Marta Oliveira", place = "PT"): Promise<void> {
  await fill(await nameField(), name);
  await tap("Next");
  await user.selectOptions(await country(), place);
}

/** Chooses a way and types its value. */
export async function chooseWay(name: RegExp, label: string, value: string): Promise<void> {
  await user.click(await way(name));
  await fill(await screen.findByLabelText(label), value);
}

/** Answers all three questions with MB WAY. */
export async function answerAll(name = "Marta Oliveira"): Promise<void> {
  await tellWho(name);
  await chooseWay(/^MB WAY/, "Phone number", "912000014");
  await tap("Next");
  await heading("Ready?");
}

/** Waits for the code of the only profile. */
export async function seeCode(): Promise<Guide> {
  await heading("Here is your code");
  const guides = await guidesOf();
  expect(guides).toHaveLength(1);
  const [guide] = guides as [Guide];
  await waitFor(() => screen.getByRole("img", { name: /^QR code for / }));
  return guide;
}
