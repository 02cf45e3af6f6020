import { queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import { ApiError, api, read } from "#web/api/client.ts";
import { dropSessionHint, hasSessionHint } from "./hint.ts";

const STALE = 10_000;
const POLL = 2_000;

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

/** The signed-in user, null for nobody. While nobody is known it looks again every 2 s: at the hint, not the server. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: [api.auth.me.$path()],
    queryFn: currentUser,
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
  const { data, isError, refetch } = useQuery(sessionQuery());
  const unknown = data === undefined;
  return {
    user: data,
    isLoading: unknown && !isError,
    isFailed: unknown && isError,
    retry: () => void refetch(),
  };
}
