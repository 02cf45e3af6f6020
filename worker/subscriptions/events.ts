import { eq, lte } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { stripeEvents } from "../db/tables/stripe-events.ts";
import { customerOf, type StripeEvent } from "./stripe-events.ts";
import { syncCustomer } from "./sync.ts";
import { firstRows } from "../db/first-rows.ts";

/** ms for which a handled event is stored. Stripe repeats one for three days. */
export const EVENT_LIFE_MS = 30 * DAY;

/** The events that concern a subscription. */
const HANDLED = new Set<string>([
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
]);

/**
 * Handles a verified event, once and in any order, and ignores events that don't concern a subscription. Throws what
 * syncCustomer does.
 */
export async function handleEvent(ctx: Ctx, event: StripeEvent): Promise<void> {
  const customer = HANDLED.has(event.type) ? customerOf(event) : undefined;
  if (customer === undefined) return;
  const [handled] = await ctx.db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, event.id));
  if (!handled) await syncCustomer(ctx, customer, { event });
}

/** Returns the statement that deletes events older than EVENT_LIFE_MS. */
export const removeOldEvents = ({ db, now }: Ctx) =>
  db
    .delete(stripeEvents)
    .where(firstRows(stripeEvents, lte(stripeEvents.handledAt, new Date(now - EVENT_LIFE_MS))));
