import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import { descriptionAt, fill, load, screen, user } from "./app.ts";
import { type Operator, makeOperator } from "./operators.ts";
import { sampleTour } from "./sample-tour.ts";

export const services = () => within(screen.getByRole("region", { name: "Linked Services" }));
export const titles = () => services().queryAllByRole("heading", { level: 3 });
export const isGone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** Shows the dashboard of a new operator with these profiles and experiences. */
export async function atServices(has: { guides?: string[]; tours?: string[] } = {}): Promise<Operator> {
  const operator = await makeOperator(has);
  await load("/dashboard");
  await waitFor(() => expect(titles()).not.toEqual([]));
  return operator;
}

const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
export type Dialog = Awaited<ReturnType<typeof inDialog>>;
export const fieldIn = (dialog: Dialog, name: string) =>
  dialog.getByRole<HTMLInputElement>("textbox", { name });
export const pressIn = (dialog: Dialog, name: string) => user.click(dialog.getByRole("button", { name }));

/** Opens the dialog of a new experience. */
export async function openNew(): Promise<Dialog> {
  await user.click(services().getByRole("button", { name: "Create New Experience" }));
  return inDialog("Create New Experience");
}
export async function openOld(title: string): Promise<Dialog> {
  await user.click(services().getByRole("button", { name: `Edit ${title}` }));
  return inDialog("Edit Tour");
}

export async function fillIn(dialog: Dialog, title: string): Promise<void> {
  const { description, externalLink } = sampleTour(title);
  await fill(fieldIn(dialog, "Title"), title);
  await fill(fieldIn(dialog, "Description"), description);
  await fill(fieldIn(dialog, "Booking Link"), externalLink);
}

/** Waits for what is said about a field that is marked as wrong. */
export const seeDescriptionAt = (field: HTMLElement, message: string) =>
  waitFor(() => {
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionAt(field)).toContain(message);
  });

/** Closes a dialog with changes, once it isn't busy. */
export async function discard(dialog: Dialog, submit: string): Promise<void> {
  await dialog.findByRole("button", { name: submit });
  await pressIn(dialog, "Cancel");
  const question = within(await screen.findByRole("alertdialog", { name: "Discard what you changed?" }));
  await pressIn(question, "Discard");
  await isGone("dialog");
}
