import type { QueryClient } from "@tanstack/react-query";
import { ApiError, serverMessageOf } from "#web/api/client.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { toast } from "#web/ui/toast.ts";

/** Puts the account's banner, null for none, into what is loaded, and says so. It stands on every profile: all ask anew. */
export function storeBanner(client: QueryClient, bannerImage: string | null, description: string): void {
  client.setQueryData(sessionQuery().queryKey, (user) => user && { ...user, bannerImage });
  void client.invalidateQueries();
  toast({ title: "Banner Updated", description });
}

/** Says that a change of the banner failed; to somebody who is signed out the guard says what there is to say. */
export function tellFailure(client: QueryClient, title: string, error: unknown): void {
  void client.invalidateQueries(sessionQuery());
  if (error instanceof ApiError && error.status === 401) return;
  console.warn(error);
  toast({
    title,
    description:
      serverMessageOf(error) ?? "We couldn't reach the server. Check your connection, then try once more.",
    variant: "destructive",
  });
}
