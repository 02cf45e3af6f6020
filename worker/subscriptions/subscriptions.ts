import type { Billing } from "#schema/subscription.ts";
import { isBillingOn } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { Conflict } from "../errors.ts";
import { log } from "../log.ts";
import { getAccount, toBilling } from "./account.ts";
import { cancelAtPeriodEnd, resumeSubscription, type Subscription } from "./stripe-subscriptions.ts";
import { chooseLive, endsWithPeriod, isLive } from "./subscription-state.ts";
import { syncAccount, syncCustomer } from "./sync.ts";

/** Changes the live subscriptions at Stripe and syncs the account. Throws Conflict without one, UpstreamFailed. */
async function change(
  ctx: Ctx,
  userId: number,
  act: (live: Subscription[]) => Promise<unknown>,
): Promise<Billing> {
  const { account, subscriptions } = await syncAccount(ctx, userId);
  const live = subscriptions.filter(isLive);
  if (live.length === 0 || account.customerId === null) throw new Conflict("not_subscribed");
  await act(live);
  const synced = await syncCustomer(ctx, account.customerId, "call");
  return toBilling(synced?.account ?? account, ctx);
}

/**
 * Ends the account's live subscriptions with their paid period. It may be repeated. Throws Conflict without one,
 * UpstreamFailed.
 */
export const cancelSubscription = (ctx: Ctx, userId: number): Promise<Billing> =>
  change(ctx, userId, (live) =>
    Promise.all(
      live.filter((one) => !endsWithPeriod(one)).map(({ id }) => cancelAtPeriodEnd(ctx.config, id)),
    ),
  );

/** Takes a cancellation back. It may be repeated. Throws Conflict without a subscription, UpstreamFailed. */
export const keepSubscription = (ctx: Ctx, userId: number): Promise<Billing> =>
  change(ctx, userId, async (live) => {
    const chosen = chooseLive(live);
    if (chosen?.cancel_at_period_end || chosen?.cancel_at) await resumeSubscription(ctx.config, chosen);
  });

/** Syncs the account with Stripe and returns its subscription. Throws Unauthenticated, UpstreamFailed, Unavailable. */
export const syncSubscription = async (ctx: Ctx, userId: number): Promise<Billing> =>
  toBilling((await syncAccount(ctx, userId)).account, ctx);

/**
 * Reads the account's subscription. After its planned end or its paid period, and while a payment is owed, Stripe is asked if `mayAsk` allows
 * it, because the event may have been lost. Throws Unauthenticated.
 */
export async function getSubscription(
  ctx: Ctx,
  userId: number,
  mayAsk: () => Promise<boolean>,
): Promise<Billing> {
  const account = await getAccount(ctx, userId);
  const end = account.subscriptionEndsAt ?? account.periodEndsAt;
  const isOver = end !== null && end.getTime() <= ctx.now;
  const isOverdue = account.subscriptionStatus === "active" && (isOver || account.failedInvoice !== null);
  if (isOverdue && isBillingOn(ctx) && (await mayAsk()))
    try {
      return await syncSubscription(ctx, userId);
    } catch (error) {
      log("error", { message: "an overdue plan waits for its sync", account: userId }, error);
    }
  return toBilling(account, ctx);
}
