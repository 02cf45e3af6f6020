import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { changed, isSameList, type ListChange, wayIdentity } from "./list-change.ts";
import { confirmPassword } from "./mutations.ts";
import { isPutAgain, putWays, WaysRefused } from "./put-ways.ts";
import { OWN_GUIDES_KEY, paymentWaysQuery } from "./queries.ts";
import type { WayChanges } from "./use-save-ways.ts";

type Setup = { guideId: number; onSaved: (ways: PaymentWay[]) => void };
type Attempt = { change: ListChange; password: string | undefined };

/**
 * Changes a profile's ways, one call after the other. Each call reads the list again and writes the change into it. Asks for the
 * password where the session isn't fresh. The page shows `dialog`.
 */
export function useChangeWays({ guideId, onSaved }: Setup): WayChanges {
  const client = useQueryClient();
  const proof = useProof();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [busy, setBusy] = useState<string>();
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const { queryKey } = paymentWaysQuery(guideId);

  const { mutateAsync } = useMutation({
    mutationFn: async ({ change, password }: Attempt) => {
      if (password !== undefined) await confirmPassword(password);
      const list = await client.fetchQuery({ ...paymentWaysQuery(guideId), staleTime: 0 });
      const next = changed(list, change);
      return isSameList(list, next) ? list : putWays(guideId, next, change);
    },
    retry: isPutAgain,
    // The list is written as a whole: what else of the page changes it waits.
    scope: { id: paymentWaysQuery(guideId).queryKey.join() },
  });

  async function write(change: ListChange): Promise<PaymentWay[]> {
    setBusy(wayIdentity(change.kind === "replace" ? change.before : change.way));
    try {
      const list = await proof.run((password) => mutateAsync({ change, password }));
      client.setQueryData(queryKey, list);
      onSaved(list);
      // The profiles are refetched, because a way to be tipped is one of the first steps.
      void client.invalidateQueries({ queryKey: OWN_GUIDES_KEY });
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
    isLater: false,
    busy,
    faults,
    dialog: proof.dialog,
    change: (change) => {
      const result = queue.current.then(() => write(change));
      queue.current = result.catch(() => {});
      return result;
    },
  };
}
