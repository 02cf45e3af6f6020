import type { PaymentWay } from "#schema/payment-ways/kinds.ts";

/** A profile as pocket mode shows it. */
export type PocketGuide = {
  id: number;
  name: string;
  tag: string;
  /** its public page */
  url: string;
  currency: string;
  tipAmounts: number[];
  ways: PaymentWay[];
};

/** What pocket mode shows of an account, kept on the device for when there is no network. */
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

/** Keeps a copy on this device. Answers whether it could: a full disk refuses. */
export function saveCopy(pocket: PocketData): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(pocket));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Forgets the copy: the account has signed out, or another has signed in. */
export function forgetCopy(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (error) {
    console.warn(error);
  }
}
