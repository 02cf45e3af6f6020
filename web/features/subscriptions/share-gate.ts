import type { User } from "#schema/account.ts";
import type { SubscriptionStatus } from "#schema/subscription.ts";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

const TRIAL_ENDED: PlainText = "Your free trial has ended. Subscribe to share your profile again.";
const NOT_PUBLIC: PlainText =
  "Your profile is not publicly visible. Subscribe to view, share or show its QR code.";

/** Says why view, share and QR code are blocked, as the text under 'Subscription Required'; null when they aren't. */
export function blockedReasonOf(
  account: Pick<User, "subscriptionStatus">,
  status: SubscriptionStatus,
): string | null {
  if (status !== "inactive") return null;
  return account.subscriptionStatus === "trial" ? t(TRIAL_ENDED) : t(NOT_PUBLIC);
}
