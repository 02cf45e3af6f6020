import { nanoid } from "nanoid";

const KEY = "entry";

const entry = (): string | undefined => {
  const id: unknown = history.state?.[KEY];
  return typeof id === "string" ? id : undefined;
};
const slot = (id: string): string => `made-${id}`;

/** Gives the current history entry an id, unless it has one; pushState and replaceState copy it to later entries. */
export function identifyEntry(): void {
  if (entry() === undefined) history.replaceState({ ...history.state, [KEY]: nanoid() }, "");
}

/** Remembers which profile was created in this history entry. */
export function rememberCreated(guideId: number): void {
  const id = entry();
  if (id === undefined) return;
  try {
    sessionStorage.setItem(slot(id), String(guideId));
  } catch (error) {
    // Where storage is refused, Back shows an empty form.
    console.warn(error);
  }
}

/**
 * Finds the id of the profile that was created in this history entry, so that Back doesn't lead to a form for a second
 * one.
 */
export function guideCreatedHere(): number | undefined {
  const id = entry();
  if (id === undefined) return undefined;
  try {
    return Number(sessionStorage.getItem(slot(id))) || undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
