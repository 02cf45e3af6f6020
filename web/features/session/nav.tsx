import { useLogout } from "./mutations.ts";
import { NavBar } from "./nav-bar.tsx";
import { useSession } from "./queries.ts";
import { useCrossTabSession } from "./cross-tab.ts";

/** The navigation bar with the session's user, kept in step with other tabs. */
export function Nav({ pathname }: { pathname?: string }) {
  const { user } = useSession();
  const logout = useLogout();
  useCrossTabSession();
  return (
    <NavBar
      user={user}
      pathname={pathname}
      onLogout={() => logout.mutate()}
      isLoggingOut={logout.isPending}
    />
  );
}
