import { chargesAtOnceFrom, freeUntil, type SubscriptionStatus } from "#schema/subscription.ts";
import { useClockTo } from "./trial-clock.ts";

/**
 * Returns until when a subscription would be free in the rest of a trial (ISO 8601); null where the first payment would be
 * due at once.
 */
export function useFreeUntil(status: SubscriptionStatus, trialEndsAt: string | null): string | null {
  const trialEnd = status === "trial" ? trialEndsAt : null;
  const now = useClockTo(trialEnd && new Date(chargesAtOnceFrom(trialEnd)).toISOString());
  const end = trialEnd && freeUntil(trialEnd, now);
  return end ? new Date(end).toISOString() : null;
}
