import { nanoid } from "nanoid";

const KEY = "entry";

const entry = (): string | undefined => {
  const id: unknown = history.state?.[KEY];
  return typeof id === "string" ? id : undefined;
};
const slot = (id: string): string => `made-${id}`;

/** Names this entry of the tab's history, unless it has a name; entries that are made from it have the same. */
export function nameEntry(): void {
  if (entry() === undefined) history.replaceState({ ...history.state, [KEY]: nanoid() }, "");
}

/** Remembers which profile was made from this entry. */
export function rememberMade(guideId: number): void {
  const id = entry();
  if (id === undefined) return;
  try {
    sessionStorage.setItem(slot(id), String(guideId));
  } catch (error) {
    // Storage is refused: coming back finds an empty form.
    console.warn(error);
  }
}

/** The profile that was made from this entry: who comes back to it means that one, and not a second. */
export function madeHere(): number | undefined {
  const id = entry();
  if (id === undefined) return undefined;
  try {
    return Number(sessionStorage.getItem(slot(id))) || undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
