import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { changed, isSameList, wayIdentity } from "./list-change.ts";
import { confirmPassword } from "./mutations.ts";
import { isPutAgain, putWays } from "./put-ways.ts";
import { OWN_GUIDES_KEY, paymentWaysQuery } from "./queries.ts";

type Attempt = { guideId: number; ways: readonly PaymentWay[]; password: string | undefined };

/**
 * Adds ways to a profile that was just created. Asks for the password where the session isn't fresh; the page shows
 * `dialog`. `add` throws ProofRefused, WaysRefused, and what the calls throw.
 */
export function useAddWays(): {
  add: (guideId: number, ways: readonly PaymentWay[]) => Promise<void>;
  dialog: ReactNode;
} {
  const client = useQueryClient();
  const proof = useProof();
  // A call without a response may have arrived.
  const sent = useRef(new Set<string>()).current;
  const { mutateAsync } = useMutation({
    mutationFn: async ({ guideId, ways, password }: Attempt) => {
      if (password !== undefined) await confirmPassword(password);
      const list = await client.fetchQuery({ ...paymentWaysQuery(guideId), staleTime: 0 });
      const others = list.filter((way) => !sent.has(wayIdentity(way)));
      const next = ways.reduce((all, way) => changed(all, { kind: "add", way }), others);
      for (const way of ways) sent.add(wayIdentity(way));
      return isSameList(list, next) ? list : putWays(guideId, next);
    },
    retry: isPutAgain,
  });
  return {
    dialog: proof.dialog,
    add: async (guideId, ways) => {
      const list = await proof.run((password) => mutateAsync({ guideId, ways, password }));
      client.setQueryData(paymentWaysQuery(guideId).queryKey, list);
      void client.invalidateQueries({ queryKey: OWN_GUIDES_KEY });
    },
  };
}
