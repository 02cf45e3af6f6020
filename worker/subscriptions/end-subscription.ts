import { hasStripe } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { cancelNow } from "./stripe-subscriptions.ts";
import { isLive } from "./subscription-state.ts";
import { syncAccount } from "./sync.ts";

/**
 * Ends every running subscription of an account at once, because the account will be deleted. It may be repeated, also
 * at the same time. Throws UpstreamFailed. Without a key of Stripe's nothing is done.
 */
export async function endSubscription(ctx: Ctx, userId: number): Promise<void> {
  if (!hasStripe(ctx.config)) return;
  const { subscriptions } = await syncAccount(ctx, userId);
  const live = subscriptions.filter(isLive);
  if (live.length === 0) return;
  await Promise.all(live.map(({ id }) => cancelNow(ctx.config, id)));
  await syncAccount(ctx, userId);
}
