import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { tMessage } from "#texts/app/t.ts";
import { changed, isSameList, wayIdentity } from "./list-change.ts";
import { confirmPassword } from "./mutations.ts";
import { isPutAgain, putWays, WaysRefused } from "./put-ways.ts";
import { OWN_GUIDES_KEY, paymentWaysQuery } from "./queries.ts";
import type { WayChanges } from "./use-save-ways.ts";

type Pending = {
  ways: readonly PaymentWay[];
  /** whether something was added or changed here */
  isTouched: boolean;
  /** the profile that has them now */
  savedFor?: number;
};
type Attempt = { guideId: number; password: string | undefined };

const NOTHING: Pending = { ways: [], isTouched: false };
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** Keeps the ways of a profile that doesn't exist yet, in memory alone, and saves them once it does. */
export function usePendingWays() {
  const client = useQueryClient();
  const proof = useProof();
  const latest = useRef(NOTHING);
  // A call without a response may have arrived.
  const sent = useRef(new Set<string>()).current;
  const [state, show] = useState(NOTHING);
  const { ways, isTouched, savedFor } = state;
  const [faults, setFaults] = useState(NO_FAULTS);
  const update = (pending: Pending) => {
    latest.current = pending;
    show(pending);
  };
  const { mutateAsync } = useMutation({
    mutationFn: async ({ guideId, password }: Attempt) => {
      if (password !== undefined) await confirmPassword(password);
      const list = await client.fetchQuery({ ...paymentWaysQuery(guideId), staleTime: 0 });
      const others = list.filter((way) => !sent.has(wayIdentity(way)));
      const next = latest.current.ways.reduce((all, way) => changed(all, { kind: "add", way }), others);
      for (const way of latest.current.ways) sent.add(wayIdentity(way));
      return isSameList(list, next) ? list : putWays(guideId, next);
    },
    retry: isPutAgain,
  });

  const changes: WayChanges = {
    isLater: true,
    busy: undefined,
    faults,
    dialog: proof.dialog,
    change: async (change) => {
      const next = changed(latest.current.ways, change);
      update({ ways: next, isTouched: true });
      // A way that was changed is judged again.
      setFaults(
        (before) => new Map([...before].filter(([key]) => next.some((way) => wayIdentity(way) === key))),
      );
      return next;
    },
  };
  /** Returns whether ways are kept here. `guideId`: of the profile that is shown; undefined while it is new. */
  const isPendingFor = (guideId: number | undefined): boolean =>
    guideId === undefined || (isTouched && savedFor !== guideId);
  return {
    /** another object after each change */
    state,
    ways,
    changes,
    isPendingFor,
    /** Returns whether ways are waiting to be saved. */
    isWaiting: (guideId: number | undefined): boolean =>
      isPendingFor(guideId) && (ways.length > 0 || guideId !== undefined),
    /**
     * Saves the ways for a profile that exists. Resolves with the server's reason where it refused them, "" where the
     * question for the password was closed. Throws what the calls throw.
     */
    save: async (guideId: number): Promise<string | undefined> => {
      const pending = latest.current;
      if (!pending.isTouched || pending.savedFor === guideId) return undefined;
      try {
        const list = await proof.run((password) => mutateAsync({ guideId, password }));
        client.setQueryData(paymentWaysQuery(guideId).queryKey, list);
        void client.invalidateQueries({ queryKey: OWN_GUIDES_KEY });
        setFaults(NO_FAULTS);
        update({ ...pending, savedFor: guideId });
        return undefined;
      } catch (error) {
        if (error instanceof ProofRefused) return "";
        if (!(error instanceof WaysRefused)) throw error;
        setFaults(error.others);
        return [...error.ofChange, ...error.others.values()].map(tMessage).join(" ");
      }
    },
    /** Forgets the ways, which are stored. */
    clear: (): void => update(NOTHING),
  };
}

export type PendingWays = ReturnType<typeof usePendingWays>;
