import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#schema/account.ts";
import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { gateOf, shownStatus } from "./gate.ts";
import { subscriptionQuery } from "./queries.ts";
import { daysLeft, useClockTo } from "./trial-clock.ts";

export type Standing = {
  /** undefined while it loads, or could not be loaded */
  status: SubscriptionStatus | undefined;
  /** the server's last answer */
  billing: Billing | undefined;
  /** of a trial, the one under way included */
  daysLeft: number;
  /** why view, share and QR code are blocked; null when they aren't. Known from the account before the status is. */
  gate: string | null;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/** Whether the account's profiles are public, at every moment: a trial or a plan may end while the page is open. */
export function useStanding(user: User): Standing {
  const { data, isError, isFetching, refetch } = useQuery(subscriptionQuery());
  const planEndsAt = data?.status === "active" ? data.subscriptionEndsAt : null;
  const now = useClockTo(planEndsAt ?? user.trialEndsAt);
  const isPlanOver = planEndsAt !== null && Date.parse(planEndsAt) <= now;
  useEffect(() => {
    // Whether it was renewed meanwhile only the server knows.
    if (isPlanOver) void refetch();
  }, [isPlanOver, refetch]);
  const status = shownStatus(user, data?.status, now);
  return {
    status: data && status,
    billing: data,
    daysLeft: user.trialEndsAt === null ? 0 : daysLeft(user.trialEndsAt, now),
    gate: gateOf(user, status),
    isFailed: isError && !data,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
