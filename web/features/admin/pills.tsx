import type { SubscriptionStatus } from "#schema/subscription.ts";
import { Pill } from "#web/ui/pill.tsx";

const TONES = { active: "ok", trial: "info", inactive: "bad" } as const;

/** An account's subscription status. */
export const StatusPill = ({ status }: { status: SubscriptionStatus }) => (
  <Pill small tone={TONES[status]}>
    {status}
  </Pill>
);

/** Whether a profile is public. */
export const VisibilityPill = ({ isPublic }: { isPublic: boolean }) => (
  <Pill small tone={isPublic ? "ok" : "bad"}>
    {isPublic ? "Public" : "Private"}
  </Pill>
);
