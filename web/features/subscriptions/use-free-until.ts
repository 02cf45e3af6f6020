import { chargesAtOnceFrom, type SubscriptionStatus } from "#schema/subscription.ts";
import { useClockTo } from "./trial-clock.ts";

/**
 * Returns the end of a trial whose rest a subscription would begin with; null where the first payment would be due at
 * once.
 */
export function useFreeUntil(status: SubscriptionStatus, trialEndsAt: string | null): string | null {
  const until = status === "trial" && trialEndsAt !== null ? chargesAtOnceFrom(trialEndsAt) : null;
  const now = useClockTo(until === null ? null : new Date(until).toISOString());
  return until !== null && now < until ? trialEndsAt : null;
}
