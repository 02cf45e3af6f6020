import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import { ApiError, api, read } from "#web/api/client.ts";
import { dropSessionHint, hasSessionHint } from "./hint.ts";

const STALE = 10_000;
const POLL = 2_000;
const KEY = [api.auth.me.$path()] as const;

async function currentUser(): Promise<User | null> {
  if (!hasSessionHint(document.cookie)) return null;
  try {
    return await read(api.auth.me.$get());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    dropSessionHint();
    return null;
  }
}

const owners = new WeakMap<QueryClient, number>();

/** What was fetched for one account is nothing to another: it goes before somebody else is shown as signed in. */
export function claimCache(client: QueryClient, user: User): void {
  const owner = owners.get(client);
  owners.set(client, user.id);
  if (owner === undefined || owner === user.id) return;
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
}

/** The signed-in user, null for nobody. While nobody is known it looks again every 2 s: at the hint, not the server. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ client }) => {
      const user = await currentUser();
      if (user) claimCache(client, user);
      return user;
    },
    initialData: () => (hasSessionHint(document.cookie) ? undefined : null),
    staleTime: STALE,
    refetchOnMount: true,
    // That the hint is gone is seen at once: another tab has signed out.
    refetchOnWindowFocus: () => (hasSessionHint(document.cookie) ? true : "always"),
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.data ? false : POLL),
  });

export type Session = {
  /** undefined while it isn't known: loading, or failed */
  user: User | null | undefined;
  isLoading: boolean;
  /** the server couldn't say; `retry` asks again */
  isFailed: boolean;
  retry: () => void;
};

/** Who is signed in. */
export function useSession(): Session {
  const { data: user, errorUpdateCount, refetch } = useQuery(sessionQuery());
  const isUnknown = user === undefined;
  // Still failed while the poll asks again.
  const isFailed = isUnknown && errorUpdateCount > 0;
  return { user, isLoading: isUnknown && !isFailed, isFailed, retry: () => void refetch() };
}
