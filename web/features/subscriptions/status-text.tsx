import { useQuery } from "@tanstack/react-query";
import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { localDate } from "#web/lib/format.ts";
import { perPeriod, priceText } from "#web/lib/price.ts";
import { Hint } from "#web/ui/hint.tsx";
import { CheckList } from "./check-list.tsx";
import { planQuery } from "./plan-query.ts";
import styles from "./status-text.module.css";

type StatusTextProps = {
  isOperator: boolean;
  status: SubscriptionStatus;
  billing: Billing;
  /** of a trial, including the current day */
  daysLeft: number;
};

/** Says what the subscription's status means for the public pages. */
export function StatusText({ isOperator, status, billing, daysLeft }: StatusTextProps) {
  const profile = isOperator ? "profiles" : "profile";
  if (status === "inactive") return <OffTheHook isOperator={isOperator} />;
  if (status === "trial") {
    return (
      <Hint large>
        <b>{daysLeft === 1 ? "Last day." : `${daysLeft} days left.`}</b> Everything is open
        {billing.trialEndsAt && ` until ${localDate(billing.trialEndsAt)}`}. Subscribe before then and your{" "}
        {profile} {isOperator ? "stay" : "stays"} public.
      </Hint>
    );
  }
  if (billing.subscriptionEndsAt !== null) {
    return (
      <Hint large>
        <b>
          {isOperator ? "Your pages stay" : "Your page stays"} public until{" "}
          {localDate(billing.subscriptionEndsAt)}.
        </b>{" "}
        Your plan is canceled, and nothing more will be charged.
      </Hint>
    );
  }
  return (
    <>
      <Hint large>
        Your {profile} {isOperator ? "are" : "is"} public. Guests can scan, tip
        {isOperator ? ", review and book" : " and review"}.
      </Hint>
      {billing.periodEndsAt !== null && <NextPayment {...billing} periodEndsAt={billing.periodEndsAt} />}
    </>
  );
}

/** Says when money is due. The price is said to who subscribed in the trial: an older plan may have had another. */
function NextPayment({ trialEndsAt, periodEndsAt }: Pick<Billing, "trialEndsAt"> & { periodEndsAt: string }) {
  const { data: plan } = useQuery(planQuery());
  const date = localDate(periodEndsAt);
  const due = new Date(periodEndsAt).getTime();
  // Stripe counts whole seconds.
  const isFree = trialEndsAt !== null && Math.abs(due - new Date(trialEndsAt).getTime()) < 1000;
  return (
    <Hint>
      {isFree && plan
        ? `Free until ${date}, then ${priceText(plan, navigator.language)} ${perPeriod(plan)}. You can cancel until then.`
        : `Next payment on ${date}.`}
    </Hint>
  );
}

const OffTheHook = ({ isOperator }: { isOperator: boolean }) => (
  <>
    <h3 className={styles.title}>
      {isOperator ? "Your badges are off the hook" : "Your badge is off the hook"}
    </h3>
    <Hint large>
      Guests who scan your code cannot see your {isOperator ? "profiles" : "profile"}. Your photo, links and
      reviews are all kept. Subscribe and {isOperator ? "they hang" : "it hangs"} again in a moment.
    </Hint>
    <CheckList
      texts={[
        "Your QR code stays the same",
        isOperator ? "You can still edit your profiles" : "You can still edit your profile",
      ]}
    />
  </>
);
