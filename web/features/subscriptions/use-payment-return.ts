import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { storeBilling, syncSubscription } from "./mutations.ts";
import { subscriptionQuery } from "./queries.ts";

const SUCCESS = "payment_success";
const CANCELED = "payment_canceled";
/** ms between two refetches of the status */
const POLL_INTERVAL = 3000;
const POLLS_MAX = 5;

/** Shows that a payment went well, and whether it has made the subscription active. */
const toastPaid = (isActive: boolean): void =>
  toast({
    title: t("Payment Successful"),
    description: isActive
      ? t("Your subscription is now active.")
      : t("It isn't confirmed yet. We keep checking."),
  });

/**
 * A payment that isn't confirmed. "asking": Stripe is asked. "waiting": polling for the webhook. "late": polling has
 * ended.
 */
type Payment = "asking" | "waiting" | "late";

/**
 * Shows how a payment ended when the browser returns from Stripe, and removes the flag from the address. `payment` is
 * undefined unless one has to be confirmed.
 */
export function usePaymentReturn(): { payment: Payment | undefined; askAgain: () => void } {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [payment, setPayment] = useState<Payment>();
  const { data } = useQuery(subscriptionQuery());
  const succeeded = search.get(SUCCESS) === "true";
  const canceled = search.get(CANCELED) === "true";

  useEffect(() => {
    if (!succeeded && !canceled) return;
    if (succeeded) setPayment("asking");
    else
      toast({
        title: t("Payment Canceled"),
        description: t("You have not been charged."),
        variant: "neutral",
      });
    setSearch(
      (params) => {
        params.delete(SUCCESS);
        params.delete(CANCELED);
        return params;
      },
      { replace: true },
    );
  }, [succeeded, canceled, setSearch]);

  useEffect(() => {
    if (payment !== "asking") return;
    syncSubscription()
      .then((billing) => storeBilling(client, billing))
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        const isActive = client.getQueryData(subscriptionQuery().queryKey)?.status === "active";
        toastPaid(isActive);
        setPayment(isActive ? undefined : "waiting");
      });
  }, [payment, client]);

  useEffect(() => {
    if (payment !== "waiting") return undefined;
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (polls > POLLS_MAX) setPayment("late");
      else void client.invalidateQueries(subscriptionQuery(), { cancelRefetch: false });
    }, POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [payment, client]);

  const isActive = data?.status === "active";
  useEffect(() => {
    if (!isActive || payment === undefined || payment === "asking") return;
    toastPaid(true);
    setPayment(undefined);
  }, [isActive, payment]);

  return { payment, askAgain: () => setPayment("asking") };
}
