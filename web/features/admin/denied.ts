import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { toast } from "#web/ui/toast.ts";
import { adminQuery } from "./queries.ts";

/** Whether a call failed because nobody is signed in as an admin, or not any more. */
export const isDenied = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Sends whoever isn't an admin to the admin login, with a message: at the first call that says so, whichever it is.
 * When another tab tells of a login or a logout, that is asked at once.
 */
export function useAdminsOnly(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    toast({
      title: "Access Denied",
      description: "You must be logged in as an admin to view this page",
      variant: "destructive",
    });
    void navigate(paths.adminLogin, { replace: true });
    // Nothing of what was shown is left for the next person.
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
    // Storage is written to for nothing else.
    const ask = () => void client.invalidateQueries({ queryKey });
    addEventListener("storage", ask);
    return () => removeEventListener("storage", ask);
  }, [client]);
}
