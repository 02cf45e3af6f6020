import type { User } from "#schema/account.ts";
import { statusAt, type SubscriptionStatus } from "#schema/subscription.ts";

const TRIAL_ENDED = "Your free trial has ended. Subscribe to share your profile again.";
const NOT_PUBLIC = "Your profile is not publicly visible. Subscribe to view, share or show its QR code.";

type Standing = Pick<User, "subscriptionStatus" | "trialEndsAt">;

/** The state to show at `now` (ms since 1970): the server's answer, which a trial that ends meanwhile outdates. */
export function shownStatus(user: Standing, answer: string | undefined, now: number): SubscriptionStatus {
  if (answer === "active" || answer === "inactive") return answer;
  return statusAt(user, now);
}

/** Why view, share and QR code are blocked, in the words for 'Subscription Required'; null when they aren't. */
export function gateOf(user: Standing, status: SubscriptionStatus): string | null {
  if (status !== "inactive") return null;
  return user.subscriptionStatus === "trial" ? TRIAL_ENDED : NOT_PUBLIC;
}
