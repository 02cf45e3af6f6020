import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { reasonOf, statusOf } from "#web/api/failure.ts";
import { isNotYours, isOtherAccount, notYoursReason } from "#web/features/session/not-yours.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { ProofRefused } from "#web/features/session/use-proof.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { type ListChange, wayIdentity } from "./list-change.ts";
import type { FocusNext } from "./use-focus-row.ts";
import { WaysRefused } from "./put-ways.ts";
import { wayName } from "./way-texts.ts";

/** Says why a list isn't saved; undefined where the guide closed the question for the password. */
async function problemOf(error: unknown, client: QueryClient): Promise<string | undefined> {
  if (error instanceof ProofRefused) return undefined;
  // Of a page that isn't public an editor can't know whether it is still there.
  if (isNotYours(error) || statusOf(error) === 404)
    return (await isOtherAccount(client)) ? t(SIGNED_OUT[401]) : notYoursReason();
  return error instanceof WaysRefused ? error.message : reasonOf(error, SIGNED_OUT);
}

/** The ways of a list, and what changes it. */
export type WayChanges = {
  /** whether a change is saved later, with the form */
  isLater: boolean;
  /** the key of the way whose change is being saved */
  busy: string | undefined;
  /** what is wrong with ways, by their keys */
  faults: ReadonlyMap<string, string>;
  /** the question for the password */
  dialog: ReactNode;
  /** Makes a change. Throws ProofRefused, WaysRefused, and what the calls throw. */
  change: (change: ListChange) => Promise<PaymentWay[]>;
};

/** Adds, changes, moves and removes ways, and shows the outcome. */
export function useSaveWays(changes: WayChanges, focusNext: (next: FocusNext) => void = () => {}) {
  const client = useQueryClient();
  const [announcement, announce] = useState("");

  const run = async (wanted: ListChange): Promise<PaymentWay[] | string> => {
    focusNext(undefined);
    try {
      return await changes.change(wanted);
    } catch (error) {
      if (statusOf(error) === 401) void client.invalidateQueries(sessionQuery());
      return (await problemOf(error, client)) ?? "";
    }
  };
  const failed = (title: string, description: string): void => {
    if (description !== "") toast({ title, description, variant: "destructive" });
  };

  return {
    announcement,
    /** Saves a way; resolves with the reason where that failed, "" where the guide closed the question for the password. */
    save: async (way: PaymentWay, before: PaymentWay | undefined): Promise<string | undefined> => {
      const list = await run(before ? { kind: "replace", way, before } : { kind: "add", way });
      if (typeof list === "string") return list;
      if (!changes.isLater) toast({ title: t("{name} is on your page", { name: wayName(way) }) });
      focusNext({ key: wayIdentity(way) });
      return undefined;
    },
    move: async (way: PaymentWay, by: number): Promise<void> => {
      const pressed = document.activeElement;
      const list = await run({ kind: "move", way, by });
      if (typeof list === "string") {
        failed(t("Order not saved"), list);
        return;
      }
      const place = list.findIndex((row) => wayIdentity(row) === wayIdentity(way)) + 1;
      announce(t("{name}, {place} of {count}", { name: wayName(way), place, count: list.length }));
      focusNext({ key: wayIdentity(way), pressed });
    },
    remove: async (way: PaymentWay): Promise<void> => {
      const list = await run({ kind: "remove", way });
      if (typeof list === "string") failed(t("Not removed"), list);
      else toast({ title: t("{name} removed", { name: wayName(way) }) });
    },
  };
}
