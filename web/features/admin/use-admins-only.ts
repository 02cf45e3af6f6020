import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { codeOf, statusOf } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { onSessionChange } from "#web/features/session/cross-tab.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { adminQuery } from "./queries.ts";

/** The codes of refusals that ask an admin for the password. */
const ASKS = ["reauthentication_required", "password_wrong"];

/** Returns whether a call failed because the user is no admin, or is signed out. */
export const isDenied = (error: unknown): boolean =>
  [401, 403].includes(statusOf(error) ?? 0) && !ASKS.includes(codeOf(error) ?? "");

/**
 * Sends everybody but admins to the admin login, with a message, at the first call that is denied. Asks for the admin again
 * when another tab has logged in or out.
 */
export function useAdminsOnly(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    toast({
      title: t("Access Denied"),
      description: t("You must be logged in as an admin to view this page"),
      variant: "destructive",
    });
    void navigate(paths.adminLogin, { replace: true });
    // The next person at this computer must not see the admin's data.
    client.clear();
  });
  useEffect(() => {
    const look = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== "updated" || event.action.type !== "error" || !isDenied(event.action.error)) return;
      stop();
      leave();
    };
    const ends = [client.getQueryCache().subscribe(look), client.getMutationCache().subscribe(look)];
    const stop = () => {
      for (const end of ends) end();
    };
    return stop;
  }, [client]);
  useEffect(() => {
    const { queryKey } = adminQuery();
    return onSessionChange(() => void client.invalidateQueries({ queryKey }));
  }, [client]);
}
