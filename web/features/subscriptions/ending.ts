import type { User } from "#schema/account.ts";
import { DAY } from "#schema/durations.ts";

type Ends = Pick<User, "subscriptionStatus" | "trialEndsAt" | "subscriptionEndsAt">;

/** Returns whether a plan or a trial ends within some days of `now` (ms since 1970), unless it is renewed. */
export function isEndingWithin(days: number, plan: Ends, now: number): boolean {
  const end = plan.subscriptionStatus === "active" ? plan.subscriptionEndsAt : plan.trialEndsAt;
  return end !== null && Date.parse(end) - now <= days * DAY;
}

/** The days before its end from which a plan comes before the profiles. */
const DAYS_FIRST = 5;
/** Returns whether a plan comes before the profiles: it ends soon, or isn't paid. */
export const comesFirst = (plan: Ends & Pick<User, "paymentFailed">, now: number): boolean =>
  plan.paymentFailed === true || isEndingWithin(DAYS_FIRST, plan, now);

/** The days before its end from which a guide reads of the plan in full. */
export const DAYS_IN_FULL = 3;
