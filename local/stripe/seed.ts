import { seedPrice, seedProduct } from "./prices.ts";
import type { State } from "./state.ts";

/** An account with its one plan and nobody on it, its clock at real time. */
export function newState(): State {
  const created = Math.floor(Date.now() / 1000);
  const product = seedProduct(created);
  const price = seedPrice(created);
  return {
    version: 1,
    port: null,
    offset: 0,
    settings: { afterRetries: "cancel", oneSubscription: true, deliver: "auto" },
    products: { [product.id]: product },
    prices: { [price.id]: price },
    customers: {},
    sessions: {},
    carts: {},
    subscriptions: {},
    invoices: {},
    portalSessions: {},
    events: {},
    deliveries: [],
    failing: {},
    reminded: {},
    replays: {},
    faults: [],
  };
}
