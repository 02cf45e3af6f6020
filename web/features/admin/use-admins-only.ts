import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { codeOf, statusOf } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { onSessionChange } from "#web/features/session/cross-tab.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { useIsPageHeld } from "#web/lib/hold-page.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { adminQuery } from "./queries.ts";

/** The codes of refusals that ask an admin for the password. */
const ASKS = ["reauthentication_required", "password_wrong"];

/** Returns whether a call failed because the user is no admin, or is signed out. */
export const isDenied = (error: unknown): boolean =>
  [401, 403].includes(statusOf(error) ?? 0) && !ASKS.includes(codeOf(error) ?? "");

/**
 * Sends everybody but admins to the admin login, with a message, at the first call that is denied; not before a dialog in
 * which something is typed is closed, from which a call can be made again after a login in another tab. Asks for the admin
 * again when another tab has logged in or out.
 */
export function useAdminsOnly(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHeld = useIsPageHeld();
  const [isOut, setOut] = useState(false);
  const say = (description: string) =>
    toast({ title: t("Access Denied"), description, variant: "destructive" });
  const deny = useEffectEvent(() => {
    setOut(true);
    if (isHeld) say(t(SIGNED_OUT[401]));
  });
  const leave = useEffectEvent(() => {
    say(t("You must be logged in as an admin to view this page"));
    void navigate(paths.adminLogin, { replace: true });
    // The next person at this computer must not see the admin's data.
    client.clear();
  });
  useEffect(() => {
    const look = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== "updated") return;
      if (event.action.type === "error" && isDenied(event.action.error)) deny();
      // An admin has logged in again.
      if (event.action.type === "success" && "mutation" in event) setOut(false);
    };
    const ends = [client.getQueryCache().subscribe(look), client.getMutationCache().subscribe(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
  useEffect(() => {
    if (isOut && !isHeld) leave();
  }, [isOut, isHeld]);
  useEffect(() => {
    const { queryKey } = adminQuery();
    return onSessionChange(() => void client.invalidateQueries({ queryKey }));
  }, [client]);
}
