import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PaymentWay } from "#schema/payment-ways/kinds.ts";
import { ApiError } from "#web/api/client.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { t, told } from "#web/words/t.ts";
import { changed, isSameList, type ListChange, refusalOf, wayIdentity } from "./list-change.ts";
import { confirmPassword, replacePaymentWays } from "./mutations.ts";
import { paymentWaysQuery } from "./queries.ts";

/** The refusal of a list. `message`: says why, where the reason is about the change itself. */
export class WaysRefused extends Error {
  /** messages about other ways, by their keys */
  readonly others: ReadonlyMap<string, string>;
  constructor(own: readonly string[], others: ReadonlyMap<string, string>) {
    super(own.map(told).join(" ") || t("Another way needs a look first. It is marked in the list."));
    this.others = others;
  }
}

type Setup = { guideId: number; onSaved: (ways: PaymentWay[]) => void };
type Attempt = { change: ListChange; password: string | undefined };

/**
 * Changes a profile's ways, one call at a time. Each call reads the list anew and writes the change into it. Asks for the
 * password where the session isn't fresh. The page shows `dialog`.
 */
export function useChangeWays({ guideId, onSaved }: Setup) {
  const client = useQueryClient();
  const proof = useProof();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [busy, setBusy] = useState<string>();
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const { queryKey } = paymentWaysQuery(guideId);

  const put = async (list: PaymentWay[], change: ListChange): Promise<PaymentWay[]> => {
    try {
      return await replacePaymentWays(guideId, list);
    } catch (error) {
      const errors = error instanceof ApiError && error.status === 400 ? error.body?.errors : undefined;
      if (!errors) throw error;
      const { own, others } = refusalOf(errors, list, change);
      throw new WaysRefused(own, others);
    }
  };
  const { mutateAsync } = useMutation({
    mutationFn: async ({ change, password }: Attempt) => {
      if (password !== undefined) await confirmPassword(password);
      const list = await client.fetchQuery({ ...paymentWaysQuery(guideId), staleTime: 0 });
      const next = changed(list, change);
      return isSameList(list, next) ? list : put(next, change);
    },
    retry: (failures, error) =>
      failures < 1 && !(error instanceof ApiError) && !(error instanceof WaysRefused),
  });

  async function write(change: ListChange): Promise<PaymentWay[]> {
    setBusy(wayIdentity(change.kind === "replace" ? change.before : change.way));
    try {
      const list = await proof.run((password) => mutateAsync({ change, password }));
      client.setQueryData(queryKey, list);
      onSaved(list);
      setFaults(new Map());
      return list;
    } catch (error) {
      if (error instanceof WaysRefused) setFaults(error.others);
      throw error;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    /** the key of the way whose change is being saved */
    busy,
    /** what is wrong with ways that were stored, by their keys */
    faults,
    dialog: proof.dialog,
    /** Makes a change after those before it. Throws ProofRefused, WaysRefused, and what the calls throw. */
    change: (change: ListChange): Promise<PaymentWay[]> => {
      const result = queue.current.then(() => write(change));
      queue.current = result.catch(() => {});
      return result;
    },
  };
}
