import { eq } from "drizzle-orm";
import { type Billing, statusAt } from "#schema/subscription.ts";
import { isBillingOn, planOf } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { isLoopback } from "../env.ts";
import { Unauthenticated } from "../errors.ts";

/** The columns of an account that concern its subscription. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  customerId: users.customerId,
  billingVersion: users.billingVersion,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionId: users.subscriptionId,
  syncDueAt: users.syncDueAt,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  periodEndsAt: users.periodEndsAt,
  failedInvoice: users.failedInvoice,
  planPrice: users.planPrice,
  deletionDueAt: users.deletionDueAt,
};

/** An account as the modules of this folder pass it on. toBilling makes what others see. */
export type SubscriptionAccount = Pick<typeof users.$inferSelect, keyof typeof accountColumns>;

/** Reads the columns of an account. Throws Unauthenticated when it is gone. */
export async function getAccount({ db }: Ctx, userId: number): Promise<SubscriptionAccount> {
  const [account] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  if (!account) throw new Unauthenticated();
  return account;
}

/** Returns the account's subscription as its owner sees it. */
export const toBilling = (stored: SubscriptionAccount, ctx: Ctx): Billing => {
  const account = planOf(stored, ctx);
  const isOn = isBillingOn(ctx);
  const { STRIPE_API_BASE: base } = ctx.config;
  return {
    status: statusAt(account, ctx.now),
    trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
    subscriptionEndsAt: account.subscriptionEndsAt?.toISOString() ?? null,
    // What Stripe still tries to collect isn't paid.
    periodEndsAt: account.failedInvoice === null ? (account.periodEndsAt?.toISOString() ?? null) : null,
    ...(isOn && account.planPrice !== null && { price: JSON.parse(account.planPrice) }),
    ...(isOn && account.failedInvoice !== null && { paymentFailed: true }),
    hasPortal: isOn && account.customerId !== null,
    standIn: isOn && isLoopback(new URL(base).hostname) ? base : null,
  };
};
