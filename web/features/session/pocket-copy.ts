import type { PaymentWay } from "#payment-codes/kinds.ts";

/** A profile as pocket mode shows it. `url`: its public page's address. */
export type PocketGuide = {
  id: number;
  name: string;
  tag: string;
  url: string;
  currency: string;
  tipAmounts: number[];
  ways: PaymentWay[];
  /** whether its page shows tours; copies from before don't say */
  hasTours?: boolean;
};

/** What pocket mode shows of an account. A copy on the device replaces it while there is no network. */
export type PocketData = {
  userId: number;
  /** whether guests see the pages behind the codes */
  isPublic: boolean;
  guides: PocketGuide[];
};

const KEY = "pocket";

/** Reads the copy on this device; null without one, or where storage is refused. */
export function readCopy(): PocketData | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Saves a copy on this device. Returns whether that worked, because a full disk refuses it. */
export function saveCopy(pocket: PocketData): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(pocket));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Removes the copy, once the account has signed out or another one has signed in. */
export function forgetCopy(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (error) {
    console.warn(error);
  }
}
