import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { User } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { forgetRun, newRun, readRun, type Run, storeRun } from "./run.ts";

export type Step = "who" | "tips" | "ready";
const STEPS: readonly Step[] = ["who", "tips", "ready"];

/** Reads the run and the question of a history entry. */
function entryOf(state: unknown): { key: string | undefined; step: Step } {
  const { key, step } = (state ?? {}) as { key?: unknown; step?: unknown };
  return { key: typeof key === "string" ? key : undefined, step: STEPS.find((one) => one === step) ?? "who" };
}

/** Guesses the name: a username with a space in it. */
const likelyName = ({ username }: User): string => (username.trim().includes(" ") ? username.trim() : "");

/** Continues this tab's run; begins another one where that has ended, unless the history leads back to it. */
function begin(user: User, key: string | undefined): Run {
  const stored = readRun(user.id);
  return stored && (!stored.isDone || stored.key === key) ? stored : newRun(likelyName(user));
}

/** Keeps the answers in this tab. Each question is an entry of the history. */
export function useRun(user: User) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const entry = entryOf(state);
  const [run, show] = useState(() => begin(user, entry.key));
  const latest = useRef(run);
  const isOfRun = entry.key === run.key;
  return {
    run,
    /** whether the history entry belongs to the run */
    isOfRun,
    /** Returns the run as it is now, also between two renderings. */
    latest: (): Run => latest.current,
    step: isOfRun ? entry.step : "who",
    change: (answers: Partial<Run>): void => {
      latest.current = { ...latest.current, ...answers };
      storeRun(user.id, latest.current);
      show(latest.current);
    },
    go: (step: Step): void => {
      // Whoever had nothing to change has no stored run yet: after a reload, another one would begin at the first question.
      storeRun(user.id, latest.current);
      void navigate(paths.start, { state: { key: run.key, step } });
    },
    back: (): void => void navigate(-1),
    /** Gives the run up. */
    forget: (): void => forgetRun(user.id),
  };
}

export type RunState = ReturnType<typeof useRun>;

/** Makes the history entry the run's first, where it belongs to none. */
export function useFirstEntry({ isOfRun, run }: RunState): void {
  const navigate = useNavigate();
  const { key } = run;
  useEffect(() => {
    if (!isOfRun) void navigate(paths.start, { replace: true, state: { key, step: "who" } });
  }, [isOfRun, key, navigate]);
}
