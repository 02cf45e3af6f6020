import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import { api, read } from "#web/api/client.ts";
import { statusOf } from "#web/api/failure.ts";
import { dropSessionHint, hasSessionHint } from "./hint.ts";

const STALE = 10_000;
const POLL = 2_000;
/** ms after which a call that replaces the session's cookie mostly has its response */
const REPLACING = 1_000;
const KEY = [api.auth.me.$path()] as const;

/** Asks who is signed in. `wasSignedIn`: whether anyone was before this call. */
async function currentUser(wasSignedIn: boolean): Promise<User | null> {
  if (!hasSessionHint(document.cookie)) return null;
  try {
    return await read(api.auth.me.$get());
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
    if (wasSignedIn) {
      // The cookie may have been replaced while the call was under way, as by a new password: asks with the new one.
      await new Promise((resolve) => setTimeout(resolve, REPLACING));
      return currentUser(false);
    }
    dropSessionHint();
    return null;
  }
}

const owners = new WeakMap<QueryClient, number>();

/** Removes another account's data from the cache, before this one is shown as signed in. */
export function resetCacheForUser(client: QueryClient, user: User): void {
  const owner = owners.get(client);
  owners.set(client, user.id);
  if (owner === undefined || owner === user.id) return;
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
}

/**
 * Asks for the signed-in user; null when no one is signed in. While it is null, the hint cookie is checked every 2 s, and
 * no call is made without it.
 */
export const sessionQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ client }) => {
      const user = await currentUser(Boolean(client.getQueryData(KEY)));
      if (user) resetCacheForUser(client, user);
      return user;
    },
    initialData: () => (hasSessionHint(document.cookie) ? undefined : null),
    staleTime: STALE,
    refetchOnMount: true,
    // A missing hint means that another tab has signed out, so the user is refetched at once.
    refetchOnWindowFocus: () => (hasSessionHint(document.cookie) ? true : "always"),
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.data ? false : POLL),
  });

type Session = {
  /** undefined while it is loading, and when that failed */
  user: User | null | undefined;
  isLoading: boolean;
  /** whether the session could not be loaded; `retry` repeats the call */
  isFailed: boolean;
  retry: () => void;
};

/** Returns the session's user. */
export function useSession(): Session {
  const { data: user, errorUpdateCount, refetch } = useQuery(sessionQuery());
  const isUnknown = user === undefined;
  // The session counts as failed until a poll succeeds.
  const isFailed = isUnknown && errorUpdateCount > 0;
  return { user, isLoading: isUnknown && !isFailed, isFailed, retry: () => void refetch() };
}
