import Stripe from "stripe";
import { type Account, now } from "./account.ts";
import { noSuch } from "./errors.ts";
import { newId } from "./ids.ts";
import { listOf, pagination } from "./list.ts";
import { list, params, text } from "./params.ts";
import type * as z from "zod";
import type { Event, EventType } from "./shapes.ts";
import { lookUp } from "./state.ts";

// Stripe lists events for 30 days.
const KEPT = 30 * 86_400;

/** Records an event with the object as it is now, and queues its webhook. */
export function emit(account: Account, type: EventType, object: object, previous?: object): void {
  const { events, deliveries } = account.state;
  const event: Event = {
    id: newId("evt", 24),
    object: "event",
    api_version: Stripe.API_VERSION,
    created: now(account),
    data: structuredClone(previous ? { object, previous_attributes: previous } : { object }),
    livemode: false,
    pending_webhooks: 1,
    request: account.request,
    type,
  };
  events[event.id] = event;
  deliveries.push({ event: event.id, attempts: 0, at: 0 });
}

/** Drops delivered events that Stripe would no longer list. */
export function forgetEvents(account: Account): void {
  const { events } = account.state;
  for (const { id, created, pending_webhooks } of Object.values(events))
    if (pending_webhooks === 0 && created < now(account) - KEPT) delete events[id];
}

export const eventListParams = params<Stripe.EventListParams>()({
  ...pagination,
  type: text.optional(),
  types: list(text).optional(),
});

export function listEvents(account: Account, given: z.output<typeof eventListParams>): object {
  const wanted = given.type === undefined ? given.types : [given.type];
  const matches = (type: string): boolean =>
    !wanted ||
    wanted.some((name) => (name.endsWith(".*") ? type.startsWith(name.slice(0, -1)) : type === name));
  return listOf("/v1/events", account.state.events, ({ type }) => matches(type), given);
}

export function getEvent(account: Account, id: string): Event {
  const event = lookUp(account.state.events, id);
  if (!event) throw noSuch("event", id);
  return event;
}
