import { tMessage } from "#texts/app/t.ts";

export type ToastMessage = {
  title: string;
  description?: string;
  /** "neutral" is neither a success nor a failure */
  variant?: "default" | "destructive" | "neutral";
  /** whether it is there until it is closed, because one has to do what it says */
  stays?: boolean;
  /** what of the description is to be copied by hand: a tap marks it, and the message is there until it is closed */
  toCopy?: string;
  /** the texts' language, where it isn't the page's */
  lang?: string;
  dir?: "ltr" | "rtl";
  /** a button that undoes what the message reports; it is shown longer */
  action?: ToastAction;
  /** buttons that go on from what the message reports; it is shown longer */
  choices?: ToastAction[];
};
type ToastAction = { label: string; onAction: () => void };
type ShownToast = ToastMessage & { id: number; open: boolean };

/** ms between dismissal and removal */
export const REMOVAL_DELAY = 1_000_000;
const AFTER_LOAD = "toast";

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message. Only one is visible at a time, so a new one replaces the last. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, open: true });
}

/** Closes the visible message. The store drops it after REMOVAL_DELAY, so that closing can be animated. */
export function dismissToast(): void {
  if (!current?.open) return;
  clearTimeout(removal);
  removal = setTimeout(() => set(null), REMOVAL_DELAY);
  set({ ...current, open: false });
}

/** Shows a message after the next full page load of this tab. */
export function toastAfterLoad(message: Omit<ToastMessage, "action" | "choices">): void {
  try {
    sessionStorage.setItem(AFTER_LOAD, JSON.stringify(message));
  } catch {
    // Where storage is refused, the message is shown before the page is left.
    toast(message);
  }
}

const textIn = (value: object, key: string): string | undefined => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === "string" ? text : undefined;
};

/** Shows the message of `toastAfterLoad`, once. */
export function showStoredToast(): void {
  let value: unknown;
  try {
    value = JSON.parse(sessionStorage.getItem(AFTER_LOAD) ?? "null");
    sessionStorage.removeItem(AFTER_LOAD);
  } catch {
    // There is no message where storage is refused, or holds no JSON.
    return;
  }
  if (typeof value !== "object" || value === null) return;
  // The text is translated again, because the account's language isn't known before a sign-in.
  const translate = (text: string | undefined) => text && tMessage(text);
  const title = translate(textIn(value, "title"));
  const description = translate(textIn(value, "description"));
  if (title === undefined) return;
  const variant = textIn(value, "variant") === "destructive" ? "destructive" : "default";
  toast({ title, variant, ...(description !== undefined && { description }) });
}

/** The message as useSyncExternalStore reads it. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): ShownToast | null => current,
};
