import type { QueryClient } from "@tanstack/react-query";
import type { Billing } from "#schema/subscription.ts";
import { api, read } from "#web/api/client.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { subscriptionQuery } from "./queries.ts";

/** ms without an answer after which a call counts as failed: in one of them Stripe is asked several times */
const PATIENCE = 60_000;
const inTime = () => ({ init: { signal: AbortSignal.timeout(PATIENCE) } });

const { subscriptions } = api;
/** POST /api/subscriptions/create-checkout-session: where to pay. */
export const openCheckout = () => read(subscriptions["create-checkout-session"].$post({}, inTime()));
/** POST /api/subscriptions/portal: Stripe's page for cards and invoices. */
export const openPortal = () => read(subscriptions.portal.$post({}, inTime()));
/** POST /api/subscriptions/cancel: the plan ends with the period that is paid. */
export const cancelPlan = () => read(subscriptions.cancel.$post({}, inTime()));
/** POST /api/subscriptions/keep: takes the cancellation back. */
export const keepPlan = () => read(subscriptions.keep.$post({}, inTime()));
/** POST /api/subscriptions/sync: asks Stripe how the account stands. */
export const syncPlan = () => read(subscriptions.sync.$post({}, inTime()));

/** Puts what a call answered in the place of what was known, and fetches the user anew. */
export async function storeBilling(client: QueryClient, billing: Billing): Promise<void> {
  const { queryKey } = subscriptionQuery();
  // An answer still on its way was written before this one.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, billing);
  void client.invalidateQueries(sessionQuery());
}
