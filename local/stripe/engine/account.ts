import { customAlphabet } from "nanoid";
import type { State } from "./state.ts";

/** An account at the stand-in for Stripe. */
export type StripeAccount = {
  state: State;
  /** address of the stand-in's pages */
  url: string;
  /** address of the app, where the portal returns to by default */
  publicOrigin: string;
  /** unix seconds at which overdue work was due, while the clock catches up on it; else null */
  moment: number | null;
};

/** Returns the time of the account's clock, unix seconds. It can be ahead of real time. */
export const now = ({ moment, state }: StripeAccount): number =>
  moment ?? Math.floor(Date.now() / 1000) + state.offset;

const random = customAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");

/** Creates a new id in Stripe's style, such as `cus_` and 24 random characters. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${random(length)}`;

/** Finds the row with this id. Ignores inherited properties, for ids come from outside. */
export const lookUp = <Row>(table: Record<string, Row>, id: string): Row | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;
