import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import { api, read } from "#web/api/client.ts";
import { statusOf } from "#web/api/failure.ts";
import { dropSessionHint, hasSessionHint } from "./hint.ts";

const STALE = 10_000;
const POLL = 2_000;
const KEY = [api.auth.me.$path()] as const;

async function currentUser(): Promise<User | null> {
  if (!hasSessionHint(document.cookie)) return null;
  try {
    return await read(api.auth.me.$get());
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
    dropSessionHint();
    return null;
  }
}

const owners = new WeakMap<QueryClient, number>();

/** Empties the cache of what was fetched for another account, before this one is shown as signed in. */
export function claimCache(client: QueryClient, user: User): void {
  const owner = owners.get(client);
  owners.set(client, user.id);
  if (owner === undefined || owner === user.id) return;
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
}

/** The signed-in user, or null: then the hint cookie is checked every 2 s, and no call is made without it. */
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
    // Without the hint another tab has signed out: refetched at once.
    refetchOnWindowFocus: () => (hasSessionHint(document.cookie) ? true : "always"),
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.data ? false : POLL),
  });

type Session = {
  /** undefined while it is loading, and when that failed */
  user: User | null | undefined;
  isLoading: boolean;
  /** the session could not be loaded; `retry` repeats the call */
  isFailed: boolean;
  retry: () => void;
};

/** The session's user. */
export function useSession(): Session {
  const { data: user, errorUpdateCount, refetch } = useQuery(sessionQuery());
  const isUnknown = user === undefined;
  // It stays failed while the poll retries.
  const isFailed = isUnknown && errorUpdateCount > 0;
  return { user, isLoading: isUnknown && !isFailed, isFailed, retry: () => void refetch() };
}
