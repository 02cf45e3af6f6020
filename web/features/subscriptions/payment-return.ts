import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { sessionQuery } from "#web/features/session/queries.ts";
import { toast } from "#web/ui/toast.ts";
import { subscriptionQuery } from "./queries.ts";

const SUCCESS = "payment_success";
const CANCELED = "payment_canceled";

/** Says how a payment ended when the browser comes back from it, and takes the flag out of the address. */
export function usePaymentReturn(): void {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const succeeded = search.get(SUCCESS) === "true";
  const canceled = search.get(CANCELED) === "true";
  useEffect(() => {
    if (!succeeded && !canceled) return;
    if (succeeded) {
      toast({ title: "Payment Successful", description: "Your subscription is now active." });
      void client.invalidateQueries(subscriptionQuery());
      void client.invalidateQueries(sessionQuery());
    } else {
      toast({ title: "Payment Canceled", description: "You have not been charged." });
    }
    setSearch(
      (params) => {
        params.delete(SUCCESS);
        params.delete(CANCELED);
        return params;
      },
      { replace: true },
    );
  }, [succeeded, canceled, client, setSearch]);
}
