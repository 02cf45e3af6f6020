import type { Event } from "./shapes.ts";
import type { State } from "./state.ts";

/** One Stripe account, as every part of the stand-in sees it. */
export type Account = {
  state: State;
  /** Address of the stand-in's own pages. */
  url: string;
  /** Address of the app: where the portal returns to unless told otherwise. */
  publicOrigin: string;
  /** While overdue work is caught up on: when it was due, unix seconds. */
  moment: number | null;
  /** The call being answered. Events tell who caused them. */
  request: Event["request"];
};

/** The account's clock, unix seconds. It can be ahead of real time. */
export const now = ({ moment, state }: Account): number =>
  moment ?? Math.floor(Date.now() / 1000) + state.offset;
