import type { SubscriptionStatus } from "#schema/subscription.ts";
import { Pill } from "#web/ui/pill.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

const TONES = { active: "ok", trial: "info", inactive: "bad" } as const;
const STATUS: Record<SubscriptionStatus, PlainText> = {
  active: "active",
  trial: "trial",
  inactive: "inactive",
};

/** Shows an account's subscription status. */
export const StatusPill = ({ status }: { status: SubscriptionStatus }) => (
  <Pill small tone={TONES[status]}>
    {t(STATUS[status])}
  </Pill>
);

/** Shows whether a profile is public. `isHidden`: whether an admin has hidden it. */
export const VisibilityPill = ({ isPublic, isHidden }: { isPublic: boolean; isHidden: boolean }) => (
  <Pill small tone={isPublic ? "ok" : isHidden ? "wait" : "bad"}>
    {isPublic ? t("Public") : isHidden ? t("Hidden") : t("Private")}
  </Pill>
);
