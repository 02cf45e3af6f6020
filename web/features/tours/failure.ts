import type { QueryClient } from "@tanstack/react-query";
import { ApiError, serverMessageOf } from "#web/api/client.ts";
import { toast } from "#web/ui/toast.ts";

/** Why something failed, in words for the operator. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 404
    ? "It was deleted in another tab or on another device."
    : (serverMessageOf(error) ?? "We couldn't reach the server. Check your connection, then try once more.");

/** Says that a change failed, and looks anew at what there is; the guard speaks to somebody who is signed out. */
export function tellFailure(client: QueryClient, title: string, error: unknown): void {
  void client.invalidateQueries();
  if (error instanceof ApiError && error.status === 401) return;
  console.warn(error);
  toast({ title, description: reasonOf(error), variant: "destructive" });
}
