import { leaveGuarded } from "#web/lib/use-leave-guard.ts";
import { useLogout } from "./mutations.ts";
import { NavBar } from "./nav-bar.tsx";
import { useSession } from "./queries.ts";
import { useCrossTabSession } from "./cross-tab.ts";

/** Shows the navigation bar with the session's user, and follows changes in other tabs. */
export function Nav({ pathname }: { pathname?: string }) {
  const { user } = useSession();
  const logout = useLogout();
  useCrossTabSession();
  return (
    <NavBar
      user={user}
      pathname={pathname}
      onLogout={() => leaveGuarded(() => logout.mutate())}
      isLoggingOut={logout.isPending}
    />
  );
}
