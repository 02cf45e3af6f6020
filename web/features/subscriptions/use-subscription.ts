import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#schema/account.ts";
import { MINUTE } from "#schema/durations.ts";
import { type Billing, statusAt, type SubscriptionStatus } from "#schema/subscription.ts";
import { comesFirst, DAYS_IN_FULL, isEndingWithin } from "./ending.ts";
import { blockedReasonOf } from "./share-gate.ts";
import { subscriptionQuery } from "./queries.ts";
import { daysLeft, useClockTo } from "./trial-clock.ts";

export type ShownSubscription = {
  /** undefined while it loads, and when it could not be loaded */
  status: SubscriptionStatus | undefined;
  /** the server's last response */
  billing: Billing | undefined;
  /** the days left of a trial, including the current one */
  daysLeft: number;
  /**
   * why view, share and QR code are blocked, null when they aren't; the account's own data decide until the status is
   * loaded
   */
  blockedReason: string | null;
  /** whether the plan or the trial is over, ends so soon that it is told of first, or isn't paid */
  isUrgent: boolean;
  /** whether it is over, or ends so soon that a guide, too, reads of it in full */
  isInFull: boolean;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * Returns the account's subscription at this moment. A trial or a paid period may end while the page is open: the server is
 * asked then, because a phone's clock may be wrong by a day.
 */
export function useSubscription(user: User): ShownSubscription {
  const { data, isError, isFetching, refetch } = useQuery(subscriptionQuery());
  const periodEndsAt = data?.status === "active" ? data.subscriptionEndsAt : null;
  const now = useClockTo(periodEndsAt ?? user.trialEndsAt);
  const endsAt = data?.status === "trial" ? user.trialEndsAt : periodEndsAt;
  const isOver = endsAt !== null && Date.parse(endsAt) <= now;
  useEffect(() => {
    if (!isOver) return undefined;
    void refetch();
    const timer = setInterval(() => void refetch(), MINUTE);
    return () => clearInterval(timer);
  }, [isOver, refetch]);
  const status = data?.status ?? statusAt(user, now);
  const plan = data ? { ...data, subscriptionStatus: status } : user;
  return {
    status: data && status,
    billing: data,
    daysLeft:
      user.trialEndsAt === null ? 0 : Math.max(daysLeft(user.trialEndsAt, now), status === "trial" ? 1 : 0),
    blockedReason: blockedReasonOf(user, status),
    isUrgent: status === "inactive" || comesFirst(plan, now),
    isInFull: status === "inactive" || isEndingWithin(DAYS_IN_FULL, plan, now),
    isFailed: isError && !data,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
