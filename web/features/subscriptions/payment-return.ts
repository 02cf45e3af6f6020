import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { toast } from "#web/ui/toast.ts";
import { storeBilling, syncPlan } from "./calls.ts";
import { subscriptionQuery } from "./queries.ts";

const SUCCESS = "payment_success";
const CANCELED = "payment_canceled";
/** ms between two looks at the status, and how many there are */
const PAUSE = 3000;
const LOOKS = 5;

const title = "Payment Successful";
const CONFIRMED = { title, description: "Your subscription is now active." };
const UNCONFIRMED = { title, description: "Its confirmation isn't here yet. We keep looking." };

/** Stripe is asked about a payment; if it can't say, its message is waited for, and in the end is late. */
export type Payment = "asking" | "waiting" | "late";

/**
 * Says how a payment ended when the browser comes back from it, and takes the flag out of the address. `payment` is
 * undefined unless one is to be confirmed.
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
    else toast({ title: "Payment Canceled", description: "You have not been charged." });
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
    syncPlan()
      .then((billing) => storeBilling(client, billing))
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        const isActive = client.getQueryData(subscriptionQuery().queryKey)?.status === "active";
        toast(isActive ? CONFIRMED : UNCONFIRMED);
        setPayment(isActive ? undefined : "waiting");
      });
  }, [payment, client]);

  useEffect(() => {
    if (payment !== "waiting") return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > LOOKS) setPayment("late");
      else void client.invalidateQueries(subscriptionQuery(), { cancelRefetch: false });
    }, PAUSE);
    return () => clearInterval(timer);
  }, [payment, client]);

  const isActive = data?.status === "active";
  useEffect(() => {
    if (!isActive || payment === undefined || payment === "asking") return;
    toast(CONFIRMED);
    setPayment(undefined);
  }, [isActive, payment]);

  return { payment, askAgain: () => setPayment("asking") };
}
