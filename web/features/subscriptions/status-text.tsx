import { useQuery } from "@tanstack/react-query";
import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { localDate } from "#web/lib/format.ts";
import { perPeriod, priceText } from "#web/lib/price.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Hint } from "#web/ui/hint.tsx";
import { appLocale, plural, t } from "#texts/app/t.ts";
import { CheckList } from "./check-list.tsx";
import { planQuery } from "./plan-query.ts";
import { publicUntil } from "./public-until.ts";
import styles from "./status-text.module.css";

type StatusTextProps = {
  isOperator: boolean;
  status: SubscriptionStatus;
  billing: Billing;
  /** the days left of a trial, including the current one */
  daysLeft: number;
  /** whether it says only what is next */
  short: boolean;
};

/** Says what a trial that ends then (ISO 8601) means. */
function trialText(isOperator: boolean, endsAt: string): string {
  const date = localDate(endsAt);
  return isOperator
    ? t("You can use everything until {date}. Subscribe before then and your profiles stay public.", { date })
    : t("You can use everything until {date}. Subscribe before then and your profile stays public.", {
        date,
      });
}

/** Shows what the subscription's status means for the public pages. */
export function StatusText({ isOperator, status, billing, daysLeft, short }: StatusTextProps) {
  if (status === "inactive") return <OffTheHook isOperator={isOperator} />;
  if (status === "trial") {
    return (
      <Hint large className={classNames(short && styles.price)}>
        <b>{daysLeft === 1 ? t("Last day.") : plural("One day left.", "{count} days left.", daysLeft)}</b>{" "}
        {short ? <PriceLater /> : billing.trialEndsAt !== null && trialText(isOperator, billing.trialEndsAt)}
      </Hint>
    );
  }
  const { subscriptionEndsAt, periodEndsAt, paymentFailed } = billing;
  // Stripe may give up, and end the plan, before its period is over: no date can be promised.
  if (subscriptionEndsAt !== null && paymentFailed)
    return (
      <Hint large>
        <b>{t("A payment that failed is still due, and your plan ends with the current period.")}</b>
      </Hint>
    );
  if (subscriptionEndsAt !== null) {
    // Stripe may be told of an end that further payments come before.
    const isPaid = periodEndsAt !== null && Date.parse(subscriptionEndsAt) <= Date.parse(periodEndsAt);
    return (
      <>
        <Hint large>
          <b>{publicUntil(isOperator, subscriptionEndsAt)}</b>{" "}
          {!short && isPaid && t("Your plan is canceled, and nothing more will be charged.")}
        </Hint>
        {!isPaid && periodEndsAt !== null && <NextPayment {...billing} periodEndsAt={periodEndsAt} />}
      </>
    );
  }
  return (
    <>
      {!(short && periodEndsAt !== null) && (
        <Hint large>
          {isOperator
            ? t("Your profiles are public. Guests can scan, tip and review.")
            : t("Your profile is public. Guests can scan, tip and review.")}
        </Hint>
      )}
      {periodEndsAt !== null && <NextPayment {...billing} periodEndsAt={periodEndsAt} />}
    </>
  );
}

/** Says what a plan costs, beside the button that leads to it. */
export function PriceLater() {
  const { data: plan, isError } = useQuery(planQuery());
  if (isError) return t("The price could not be loaded.");
  return (
    plan &&
    t("Then {price} {period}, if you subscribe.", {
      price: priceText(plan, appLocale()),
      period: perPeriod(plan),
    })
  );
}

/** Shows when the next payment is due, and in a trial what it is: a plan keeps the price that it began with. */
function NextPayment({
  trialEndsAt,
  periodEndsAt,
  price,
}: Omit<Billing, "periodEndsAt"> & { periodEndsAt: string }) {
  const date = localDate(periodEndsAt);
  const due = new Date(periodEndsAt).getTime();
  // Stripe counts whole seconds, so the two may differ by less than one.
  const isFree = trialEndsAt !== null && Math.abs(due - new Date(trialEndsAt).getTime()) < 1000;
  return (
    <Hint>
      {isFree && price
        ? t("Free until {date}, then {price} {period}. You can cancel until then.", {
            date,
            price: priceText(price, appLocale()),
            period: perPeriod(price),
          })
        : t("Next payment on {date}.", { date })}
    </Hint>
  );
}

const OffTheHook = ({ isOperator }: { isOperator: boolean }) => (
  <>
    <h3 className={styles.title}>
      {isOperator ? t("Your pages aren’t public right now") : t("Your page isn’t public right now")}
    </h3>
    <Hint large>
      {isOperator
        ? t(
            "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they are public again right away.",
          )
        : t(
            "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it is public again right away.",
          )}
    </Hint>
    <CheckList
      texts={[
        t("Your QR code stays the same"),
        isOperator ? t("You can still edit your profiles") : t("You can still edit your profile"),
      ]}
    />
  </>
);
