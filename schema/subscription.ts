export type SubscriptionStatus = "active" | "trial" | "inactive";

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
