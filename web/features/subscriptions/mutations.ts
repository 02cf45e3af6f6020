import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Billing } from "#schema/subscription.ts";
import { api, read } from "#web/api/client.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { subscriptionQuery } from "./queries.ts";

const { subscriptions } = api;

/** POST /api/subscriptions/create-checkout-session: returns the address to pay at. */
export const openCheckout = () => read(subscriptions["create-checkout-session"].$post({}));

/** POST /api/subscriptions/portal: returns the address of Stripe's page for cards and invoices. */
export const openPortal = () => read(subscriptions.portal.$post({}));

/** POST /api/subscriptions/sync: returns the subscription as Stripe has it now. */
export const syncSubscription = () => read(subscriptions.sync.$post({}));

/** Puts a returned subscription into the cache and refetches the user. */
export async function storeBilling(client: QueryClient, billing: Billing): Promise<void> {
  const { queryKey } = subscriptionQuery();
  // A response that is still on its way is older.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, billing);
  void client.invalidateQueries(sessionQuery());
}

/** POST /api/subscriptions/cancel: ends the subscription with the paid period. */
export function useCancelSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => read(subscriptions.cancel.$post({})),
    onSuccess: (billing) => storeBilling(client, billing),
  });
}

/** POST /api/subscriptions/keep: reverts a cancellation. */
export function useKeepSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => read(subscriptions.keep.$post({})),
    onSuccess: (billing) => storeBilling(client, billing),
  });
}
