import type { ErrorBody, ErrorStatus } from "./errors.ts";
import type { CheckoutSession, Customer, DeletedCustomer, Event, Invoice, Subscription } from "./shapes.ts";

/** The order behind a checkout session: the subscription's metadata, and its trial's end in unix seconds. */
type Cart = { metadata: Record<string, string>; trialEnd: number | null };

/** A webhook that is not acknowledged yet; `at` is when to try again, ms since 1970, real time. */
type Delivery = { event: string; attempts: number; at: number };

/** A failure of the next `times` calls whose path starts with `path`. */
export type Fault = {
  path: string;
  method?: string | undefined;
  /** 0 closes the connection without a response */
  status: 0 | ErrorStatus;
  times: number;
  /** the call takes effect, only its response is lost */
  after: boolean;
};

/** The response to a POST under an Idempotency-Key, which may be a failure of Stripe's own. */
type Replay = { path: string; params: object } & (
  | { body: object; failure?: never }
  | { failure: { status: ErrorStatus; body: ErrorBody } }
);

type Settings = {
  /** a subscription's status once the last retry of a payment has failed; `cancel` ends it */
  afterRetries: "cancel" | "unpaid" | "past_due";
  /** `hold` keeps webhooks until they are asked for */
  deliver: "auto" | "hold";
};

/** Everything the stand-in keeps, as JSON. Tables are by id, in the order of creation. */
export type State = {
  version: 1;
  port: number;
  /** seconds the clock is ahead of real time */
  offset: number;
  settings: Settings;
  customers: Record<string, Customer | DeletedCustomer>;
  sessions: Record<string, CheckoutSession>;
  /** carts by the session's id */
  carts: Record<string, Cart>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  events: Record<string, Event>;
  deliveries: Delivery[];
  /** number of a customer's next payments that fail */
  failing: Record<string, number>;
  replays: Record<string, Replay>;
  faults: Fault[];
};

/** Creates an account without customers, its clock at real time. */
export function newState(): State {
  const tables = { customers: {}, sessions: {}, carts: {}, subscriptions: {}, invoices: {}, events: {} };
  const settings: Settings = { afterRetries: "cancel", deliver: "auto" };
  const trouble = { failing: {}, replays: {}, faults: [] };
  return { version: 1, port: 0, offset: 0, settings, ...tables, deliveries: [], ...trouble };
}
