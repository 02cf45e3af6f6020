import type { Plan } from "#schema/plan.ts";
import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { localDate } from "#web/lib/format.ts";
import { perPeriod, priceText } from "#web/lib/price.ts";
import { appLocale, t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";

/** Whose code it is: an editor isn't told of the owner's plan. `isHidden`: by an admin. `isDark`: whether the owner's plan is over. */
type CodeHolder = { isOwner: boolean; isHidden: boolean; isDark?: boolean };
/** What the account's plan is now. */
export type CodePlan = {
  status: SubscriptionStatus;
  billing: Pick<Billing, "trialEndsAt" | "subscriptionEndsAt">;
  /** what a subscription costs; null without a price, undefined while it isn't known */
  plan: Plan | null | undefined;
};

const DARK: PlainText =
  "Guests who scan this can't see your page at the moment. The code works as soon as the page is public again.";

/** Says until when a code in a trial works, and what keeps it working. */
function trialLife(endsAt: string, plan: CodePlan["plan"]): string {
  const date = localDate(endsAt);
  if (!plan) return t("This code opens your page until {date}.", { date });
  return t("This code opens your page until {date}. Subscribe for {price} {period}, and it keeps working.", {
    date,
    price: priceText(plan, appLocale()),
    period: perPeriod(plan),
  });
}

/**
 * Says how long a code works, where someone takes it away; null where nothing is to be said. `plan`: undefined while the
 * owner's isn't known.
 */
export function codeLife(
  { isOwner, isHidden, isDark }: CodeHolder,
  plan: CodePlan | undefined,
): string | null {
  if (isHidden) return null;
  if (!isOwner) return t(isDark ? DARK : "This code works as long as the owner's plan does.");
  if (!plan) return null;
  const { status, billing } = plan;
  if (status === "inactive") return t(DARK);
  if (status === "trial") return billing.trialEndsAt && trialLife(billing.trialEndsAt, plan.plan);
  if (billing.subscriptionEndsAt === null) return t("This code works as long as your plan does.");
  const date = localDate(billing.subscriptionEndsAt);
  return t("This code opens your page until {date}. Keep your plan, and it keeps working.", { date });
}
