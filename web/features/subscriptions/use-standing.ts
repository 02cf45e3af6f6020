import { useQuery } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import type { SubscriptionStatus } from "#schema/subscription.ts";
import { gateOf, shownStatus } from "./gate.ts";
import { subscriptionQuery } from "./queries.ts";
import { daysLeft, useTrialClock } from "./trial-clock.ts";

export type Standing = {
  /** undefined while it loads, or could not be loaded */
  status: SubscriptionStatus | undefined;
  /** of a trial, the one under way included */
  daysLeft: number;
  /** why view, share and QR code are blocked; null when they aren't. Known from the account before the status is. */
  gate: string | null;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/** Whether the account's profiles are public, at every moment: a trial may end while the page is open. */
export function useStanding(user: User): Standing {
  const now = useTrialClock(user.trialEndsAt);
  const { data, isError, isFetching, refetch } = useQuery(subscriptionQuery());
  const status = shownStatus(user, data?.status, now);
  return {
    status: data && status,
    daysLeft: user.trialEndsAt === null ? 0 : daysLeft(user.trialEndsAt, now),
    gate: gateOf(user, status),
    isFailed: isError && !data,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
