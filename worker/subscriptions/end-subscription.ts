import { hasStripe } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { closeCheckout } from "./stripe-pages.ts";
import { cancelNow } from "./stripe-subscriptions.ts";
import { isLive } from "./subscription-state.ts";
import { syncAccount } from "./sync.ts";

/**
 * Ends every running subscription of an account at once, and closes a checkout page that could still be paid, because
 * the account will be deleted. It may be repeated, also at the same time. Throws UpstreamFailed. Without a key of
 * Stripe's nothing is done.
 */
export async function endSubscription(ctx: Ctx, userId: number): Promise<void> {
  if (!hasStripe(ctx.config)) return;
  const { account, subscriptions } = await syncAccount(ctx, userId);
  const live = subscriptions.filter(isLive);
  await Promise.all(live.map(({ id }) => cancelNow(ctx.config, id)));
  if (live.length > 0) await syncAccount(ctx, userId);
  if (account.customerId !== null) await closeCheckout(ctx.config, account.customerId);
}
