import { waitFor, within } from "@testing-library/dom";
import { expect, vi } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { fill, first, screen, press, user } from "./app.ts";
import { passingTime, stopTimers } from "./clock.ts";
import { openForm, withProfile } from "./form-page.ts";
import { call } from "./people.ts";

export const KOFI: PaymentWay = { kind: "kofi", value: "marta" };
export const WISE: PaymentWay = { kind: "wise", value: "marta" };
export const REVOLUT: PaymentWay = { kind: "revolut", value: "martawalks" };
export const MB_WAY: PaymentWay = { kind: "number", label: "MB WAY", country: "PT", value: "+351912000014" };

/** The calls that change the ways. */
export const WAYS = /^\/api\/guides\/\d+\/payment-ways$/;

const path = ({ id }: Guide) => `/api/guides/${id}/payment-ways`;
export const storedWays = (guide: Guide) => call<PaymentWay[]>("GET", path(guide));
/** Stores ways by a call, as another tab does. */
export const storeWays = (guide: Guide, ways: PaymentWay[]) => call<PaymentWay[]>("PUT", path(guide), ways);

/** Does something, which loads the form's later parts once nothing is pressed any more, until one of them is there. */
export async function touch(isThere: () => void): Promise<void> {
  stopTimers();
  await user.click(document.body);
  await passingTime(isThere);
  vi.useRealTimers();
}

/** Registers a user in Portugal with these ways, and opens the form until they are there. */
export async function atTheirWays(ways: PaymentWay[] = []) {
  const owned = await withProfile({ country: "PT" });
  if (ways.length > 0) await storeWays(owned.guide, ways);
  await openForm(owned.guide);
  await touch(() => screen.getByText(ADD));
  return owned;
}

export const ADD = "Add a way to be tipped";
export const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[aria-label='Your ways to be tipped'] > [data-row]"),
];
export const rowNames = () => rows().map((row) => row.querySelector("b")?.textContent);
export const seeRows = (names: string[]) => waitFor(() => expect(rowNames()).toEqual(names));
export const pressInRow = (name: string) => user.click(inRows(name));
/** A button of a row. */
export const inRows = (name: string): HTMLElement => {
  const list = within(screen.getByRole("list", { name: "Your ways to be tipped" }));
  return list.getByRole("button", { name });
};

export const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
type Dialog = Awaited<ReturnType<typeof dialog>>;
export const input = (scope: Dialog, name: string) => scope.getByLabelText<HTMLInputElement>(name);
export const show = (scope: Dialog) => user.click(showIn(scope));
export const showIn = (scope: Dialog) => scope.getByRole("button", { name: "Show it on my page" });

/** Opens the picker and searches in it. */
export async function searchWays(search: string): Promise<Dialog> {
  await press(ADD);
  const picker = await dialog(ADD);
  await fill(picker.getByRole("searchbox"), search);
  return picker;
}

/** Finds a way in the picker and opens its fields. */
export async function choose(search: string, name: string): Promise<Dialog> {
  const picker = await searchWays(search);
  await user.click(first(picker.getAllByRole("button", { name: new RegExp(name) })));
  return dialog(name);
}

/** Closes the fields and gives up what was typed. */
export async function discard(scope: Dialog): Promise<void> {
  await user.click(scope.getByRole("button", { name: "Cancel" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Discard what you typed?" }));
  await user.click(question.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
