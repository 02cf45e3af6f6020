import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#schema/account.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { useLogout } from "#web/features/session/mutations.ts";
import { useSession } from "#web/features/session/queries.ts";
import { reloadWhenOver } from "#web/features/session/reload-when-over.ts";
import { useCrossTabSession } from "#web/features/session/cross-tab.ts";

/** The page's reader as far as it is known, and how to sign out. */
export type ReaderSession = {
  /** undefined while it isn't known */
  user: User | null | undefined;
  isLoading: boolean;
  onLogout?: () => void;
  isLoggingOut?: boolean;
};

export type SessionWatchProps = { onChange: (session: ReaderSession) => void };

const client = createQueryClient();
reloadWhenOver(client);

function Watch({ onChange }: SessionWatchProps) {
  const { user, isLoading } = useSession();
  const { mutate, isPending } = useLogout();
  useCrossTabSession();
  useEffect(() => {
    // The page stays as it was rendered until the first response.
    if (!isLoading) onChange({ user, isLoading, onLogout: () => mutate(), isLoggingOut: isPending });
  }, [user, isLoading, mutate, isPending, onChange]);
  return null;
}

/** Watches the session for the page. Shows nothing. */
export const SessionWatch = (props: SessionWatchProps) => (
  <QueryClientProvider client={client}>
    <Watch {...props} />
  </QueryClientProvider>
);
