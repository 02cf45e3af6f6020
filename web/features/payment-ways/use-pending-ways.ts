import { useRef, useState } from "react";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { ProofRefused } from "#web/features/session/use-proof.tsx";
import { tMessage } from "#texts/app/t.ts";
import { changed, wayIdentity } from "./list-change.ts";
import { WaysRefused } from "./put-ways.ts";
import { useAddWays } from "./use-add-ways.ts";
import type { WayChanges } from "./use-save-ways.ts";

type Pending = {
  ways: readonly PaymentWay[];
  /** whether something was added or changed here */
  isTouched: boolean;
  /** the profile that has them now */
  savedFor?: number;
};

const NOTHING: Pending = { ways: [], isTouched: false };
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** Keeps the ways of a profile that doesn't exist yet, in memory alone, and saves them once it does. */
export function usePendingWays() {
  const { add, dialog } = useAddWays();
  const latest = useRef(NOTHING);
  const [state, show] = useState(NOTHING);
  const { ways, isTouched, savedFor } = state;
  const [faults, setFaults] = useState(NO_FAULTS);
  const update = (pending: Pending) => {
    latest.current = pending;
    show(pending);
  };
  const changes: WayChanges = {
    isLater: true,
    busy: undefined,
    faults,
    dialog,
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
        await add(guideId, pending.ways);
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
