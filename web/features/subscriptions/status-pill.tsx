import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { Pill } from "#web/ui/pill.tsx";
import { t } from "#texts/app/t.ts";

const PILLS = {
  active: { tone: "ok", text: "Active" },
  trial: { tone: "info", text: "Free Early Access" },
  inactive: { tone: "bad", text: "Inactive" },
} as const;

/** Names the status of a subscription. */
export function StatusPill({ status, billing }: { status: SubscriptionStatus; billing: Billing }) {
  const mayEnd = billing.subscriptionEndsAt !== null || billing.paymentFailed === true;
  return (
    <Pill tone={status === "active" && mayEnd ? "wait" : PILLS[status].tone}>{t(PILLS[status].text)}</Pill>
  );
}
