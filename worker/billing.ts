import type { Config } from "./env.ts";
import { Unavailable } from "./errors.ts";

/** The counter that is there while no plans are sold. */
export const BILLING_OFF = "billingOff";

/** The settings that say whether plans are sold here. */
export type BillingCtx = { config: Pick<Config, "BILLING"> };

export const isBillingOn = ({ config }: BillingCtx): boolean => config.BILLING === "on";

/** Returns whether Stripe can be asked, which may end earlier plans where none are sold now. */
export const hasStripe = (config: Pick<Config, "STRIPE_SECRET_KEY">): boolean =>
  config.STRIPE_SECRET_KEY !== "";

/** Throws Unavailable where no plans are sold. */
export function requireBilling(ctx: BillingCtx): void {
  if (!isBillingOn(ctx)) throw new Unavailable("billing_off", null);
}

type PlanColumns = {
  subscriptionStatus: string;
  trialEndsAt: Date | null;
  subscriptionEndsAt?: Date | null;
  periodEndsAt?: Date | null;
};

/** Returns the plan of an account's row as it counts here: where no plans are sold, everyone has one, without an end. */
export const planOf = <Row extends PlanColumns>(row: Row, ctx: BillingCtx): Row =>
  isBillingOn(ctx)
    ? row
    : {
        ...row,
        subscriptionStatus: "active",
        trialEndsAt: null,
        ...("subscriptionEndsAt" in row && { subscriptionEndsAt: null }),
        ...("periodEndsAt" in row && { periodEndsAt: null }),
      };
