import { and, eq, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { freeUntil } from "#schema/subscription.ts";
import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import type { Config } from "../env.ts";
import { Conflict, Unauthenticated, Unavailable } from "../errors.ts";
import { accountColumns, getAccount, type SubscriptionAccount } from "./account.ts";
import { createCustomer, removeCustomers } from "./stripe-customers.ts";
import { openCheckout, openPortal } from "./stripe-pages.ts";
import { chooseLive, chooseWaiting } from "./subscription-state.ts";
import { syncAccount } from "./sync.ts";

/** The most customers that one checkout creates when Stripe doesn't know the last one. */
const MAX_TRIES = 5;

const dashboardOf = ({ PUBLIC_ORIGIN }: Config): string => `${PUBLIC_ORIGIN}${paths.dashboard}`;

/**
 * Gives the account a new customer at Stripe. Two calls at once get the same one. Throws Unauthenticated,
 * UpstreamFailed.
 */
async function assignCustomer(
  { db, config, now }: Ctx,
  account: SubscriptionAccount,
): Promise<SubscriptionAccount> {
  const { id: userId, email, billingVersion } = account;
  const customerId = await createCustomer(config, { userId, email, attempt: billingVersion });
  const [written] = await db
    .update(users)
    .set({
      customerId,
      billingVersion: billingVersion + 1,
      // An address that was changed while Stripe was asked is told by the next run.
      customerEmailDueAt: sql`case when ${users.email} <> ${email} then ${now} else ${users.customerEmailDueAt} end`,
    })
    .where(and(eq(users.id, userId), eq(users.billingVersion, billingVersion)))
    .returning(accountColumns);
  if (written) return written;
  const [other] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  if (other) return other;
  // The account was deleted meanwhile, so its customer must be deleted too.
  await removeCustomers(config, { userId, email, customerId });
  throw new Unauthenticated();
}

/** Returns the rest of the trial as Stripe's trial_end (unix seconds); undefined when the first payment is due at once. */
function trialEndOf(
  { trialEndsAt, subscriptionStatus }: SubscriptionAccount,
  now: number,
): number | undefined {
  const end = subscriptionStatus === "trial" && trialEndsAt ? freeUntil(trialEndsAt, now) : null;
  return end === null ? undefined : Math.floor(end / 1000);
}

/** Returns the URL of Stripe's portal for cards and invoices. Throws Conflict without a customer, UpstreamFailed. */
export async function startPortal(ctx: Ctx, userId: number): Promise<string> {
  const { config } = ctx;
  const { customerId: customer } = await getAccount(ctx, userId);
  const url = customer && (await openPortal(config, { customer, returnUrl: dashboardOf(config) }));
  if (!url) throw new Conflict("no_subscription");
  return url;
}

/**
 * Returns the URL of a checkout page. An account whose subscription waits for a payment gets the portal instead,
 * because it would otherwise pay a second subscription. Throws Conflict while a subscription runs, UpstreamFailed,
 * Unavailable.
 */
export async function startCheckout(ctx: Ctx, userId: number): Promise<string> {
  const { db, config, now } = ctx;
  const dashboard = dashboardOf(config);
  let account = await getAccount(ctx, userId);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (account.customerId === null || tries > 0) account = await assignCustomer(ctx, account);
    // A customer that was found may have a subscription already, of which a restored database knows nothing.
    const synced = await syncAccount(ctx, userId);
    if (chooseLive(synced.subscriptions)) throw new Conflict("already_subscribed");
    if (chooseWaiting(synced.subscriptions)) return startPortal(ctx, userId);
    ({ account } = synced);
    if (account.customerId === null) continue;
    // The page closes within a day, paid or not. The result is then read from Stripe.
    await db
      .update(users)
      .set({ syncDueAt: new Date(now + DAY) })
      .where(eq(users.id, userId));
    const url = await openCheckout(config, {
      customer: account.customerId,
      userId,
      price: config.STRIPE_PRICE_ID,
      trialEnd: trialEndOf(account, now),
      successUrl: `${dashboard}?payment_success=true`,
      cancelUrl: `${dashboard}?payment_canceled=true`,
    });
    if (url) return url;
  }
  throw new Unavailable("checkout_failed");
}
