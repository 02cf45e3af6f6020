import { nanoid } from "nanoid";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { Choice } from "#web/features/payment-ways/editing/choices.ts";
import type { Draft } from "#web/features/payment-ways/editing/draft.ts";

/** The way to be tipped that was chosen. */
export type ChosenWay = {
  choice: Choice;
  /** what is typed; null before */
  draft: Draft | null;
  /** the way as it is stored; null while it isn't whole */
  way: PaymentWay | null;
  /** what is typed where it is one of the form's six fields */
  text: string;
};

/** What was answered in one run of the three questions, and how far the profile is made. It makes one profile at most. */
export type Run = {
  /** the idempotency key of its create */
  key: string;
  name: string;
  /** where the guide works, ISO 3166-1 alpha-2; "" when unknown */
  country: string;
  way: ChosenWay | null;
  /** whether it goes on without the way */
  isLater: boolean;
  /** whether the create was sent, which may have arrived */
  isSent: boolean;
  /** the profile's id, once it exists */
  guideId: number | null;
  /** whether a photo was chosen, which a reload doesn't keep */
  hasPicture: boolean;
  isPictureSent: boolean;
  /** whether nothing is left to do */
  isDone: boolean;
};

const slotOf = (userId: number): string => `start-${userId}`;

export const newRun = (name: string): Run => ({
  key: nanoid(),
  name,
  country: "",
  way: null,
  isLater: false,
  isSent: false,
  guideId: null,
  hasPicture: false,
  isPictureSent: false,
  isDone: false,
});

const isRun = (stored: unknown): stored is Run =>
  typeof stored === "object" && stored !== null && Object.keys(newRun("")).every((name) => name in stored);

/** Reads the run of a user in this tab; undefined without one. */
export function readRun(userId: number): Run | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(slotOf(userId)) ?? "null");
    return isRun(stored) ? stored : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Keeps a run in this tab. Where storage is refused, a reload begins again. */
export function storeRun(userId: number, run: Run): void {
  try {
    sessionStorage.setItem(slotOf(userId), JSON.stringify(run));
  } catch (error) {
    console.warn(error);
  }
}

/** Forgets the run of a user in this tab. */
export function forgetRun(userId: number): void {
  try {
    sessionStorage.removeItem(slotOf(userId));
  } catch (error) {
    console.warn(error);
  }
}
