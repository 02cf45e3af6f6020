export type SubscriptionStatus = "active" | "trial" | "inactive";

/** GET /api/subscriptions/status and what changes it. Dates are ISO 8601 in UTC. */
export type Billing = {
  status: SubscriptionStatus;
  trialEndsAt: string | null;
  /** when the plan ends, if it was cancelled, or when it ended */
  subscriptionEndsAt: string | null;
  /** how far the running plan is paid */
  periodEndsAt: string | null;
  /** whether Stripe has cards and invoices to show */
  hasPortal: boolean;
  /** payments go to the stand-in on this machine: no money moves */
  isRehearsal: boolean;
};

type Standing = { subscriptionStatus: string; trialEndsAt: string | number | Date | null };

/** The state in force at `now` (ms since 1970): a trial that is over, and any status we don't know, is inactive. */
export function statusAt({ subscriptionStatus, trialEndsAt }: Standing, now: number): SubscriptionStatus {
  if (subscriptionStatus === "active") return "active";
  const running = trialEndsAt !== null && new Date(trialEndsAt).getTime() > now;
  return subscriptionStatus === "trial" && running ? "trial" : "inactive";
}

/** Whether the owner's profiles are public at `now` (ms since 1970). */
export const isActiveAt = (standing: Standing, now: number): boolean =>
  statusAt(standing, now) !== "inactive";
