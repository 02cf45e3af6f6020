import Stripe from "stripe";
import { type StripeAccount, newId, now } from "./account.ts";
import type { Event } from "./shapes.ts";

/** Records an event with the object as it is now, and queues its webhook. */
export function emit(account: StripeAccount, type: Event["type"], object: object): void {
  const { events, deliveries } = account.state;
  const id = newId("evt");
  events[id] = {
    id,
    object: "event",
    api_version: Stripe.API_VERSION,
    created: now(account),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
  deliveries.push({ event: id, attempts: 0, at: 0 });
}
