import type { SubscriptionStatus } from "#schema/subscription.ts";
import { Pill } from "#web/ui/pill.tsx";

const TONES = { active: "ok", trial: "info", inactive: "bad" } as const;

/** An account's subscription status. */
export const StatusPill = ({ status }: { status: SubscriptionStatus }) => (
  <Pill small tone={TONES[status]}>
    {status}
  </Pill>
);

/** Whether a profile is public. `isHidden`: an admin hid it. */
export const VisibilityPill = ({ isPublic, isHidden }: { isPublic: boolean; isHidden: boolean }) => (
  <Pill small tone={isPublic ? "ok" : isHidden ? "wait" : "bad"}>
    {isPublic ? "Public" : isHidden ? "Hidden" : "Private"}
  </Pill>
);
