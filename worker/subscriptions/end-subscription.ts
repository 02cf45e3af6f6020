import { hasStripe } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { callStripe, isMissing } from "./stripe-client.ts";
import { isLive } from "./subscription-state.ts";
import { syncAccount } from "./sync.ts";

/**
 * Ends every running subscription of an account at once, because the account will be deleted. It may be repeated, also
 * at the same time: Stripe answers that it doesn't know a subscription that another call has just ended. Throws
 * UpstreamFailed. Without a key of Stripe's nothing is done.
 */
export async function endSubscription(ctx: Ctx, userId: number): Promise<void> {
  if (!hasStripe(ctx.config)) return;
  const { subscriptions } = await syncAccount(ctx, userId);
  const live = subscriptions.filter(isLive);
  if (live.length === 0) return;
  await callStripe(ctx.config, (stripe) =>
    Promise.all(
      live.map(({ id }) =>
        stripe.subscriptions.cancel(id).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        }),
      ),
    ),
  );
  await syncAccount(ctx, userId);
}
