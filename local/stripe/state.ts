import { readFileSync } from "node:fs";
import { Refusal } from "../refusal.ts";
import type { ErrorStatus } from "./errors.ts";
import type {
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Event,
  Invoice,
  PortalSession,
  Price,
  Product,
  Subscription,
} from "./shapes.ts";

/** What a checkout session sells, and the subscription that a declined card has left incomplete. */
export type Cart = {
  price: string;
  quantity: number;
  metadata: Record<string, string>;
  description: string | null;
  trialEnd: number | null;
  trialDays: number | null;
  subscription: string | null;
};

/** A webhook not yet acknowledged: failed attempts so far, and when to try again (ms since 1970, real time). */
export type Delivery = { event: string; attempts: number; at: number };

/** A failure to show on the next `times` calls whose path starts with `path`. */
export type Fault = {
  path: string;
  method?: string | undefined;
  /** 0 closes the connection without an answer. */
  status: 0 | ErrorStatus;
  times: number;
  /** Milliseconds to wait first. */
  delay: number;
  /** True: the call takes effect, only its answer is lost. */
  after: boolean;
};

/** A finished POST under an Idempotency-Key. */
export type Replay = { path: string; params: object; body: object; requestId: string; created: number };

export type Settings = {
  /** What becomes of a subscription when the last retry of a payment failed. */
  afterRetries: "cancel" | "unpaid" | "past_due";
  /** Stripe's setting "limit customers to one subscription": checkout then leads to the portal. */
  oneSubscription: boolean;
  /** `hold` keeps webhooks back until they are asked for. */
  deliver: "auto" | "hold";
};

/** Everything the stand-in knows. JSON all through; tables keep the order of creation. */
export type State = {
  version: 1;
  port: number | null;
  /** Seconds the clock is ahead of real time. */
  offset: number;
  settings: Settings;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  customers: Record<string, Customer | DeletedCustomer>;
  sessions: Record<string, CheckoutSession>;
  carts: Record<string, Cart>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  portalSessions: Record<string, PortalSession>;
  events: Record<string, Event>;
  deliveries: Delivery[];
  /** How many of a customer's next payments fail. */
  failing: Record<string, number>;
  /** Trials whose near end was announced. */
  reminded: Record<string, true>;
  replays: Record<string, Replay>;
  faults: Fault[];
};

/** The row with this id, never something inherited: ids come from outside. */
export const lookUp = <Row>(table: Record<string, Row>, id: string): Row | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** The saved state, or undefined when there is none. Throws Refusal that names a file it can't use. */
export function readState(file: string): State | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  try {
    const state: State = JSON.parse(text);
    if (state.version === 1) return state;
  } catch (cause) {
    throw new Refusal(`${file} is not JSON. Remove it to start afresh.`, { cause });
  }
  throw new Refusal(`${file} was written by another version. Remove it to start afresh.`);
}
