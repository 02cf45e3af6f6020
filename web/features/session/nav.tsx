import { useLogout } from "./mutations.ts";
import { NavBar } from "./nav-bar.tsx";
import { useSession } from "./queries.ts";
import { useTabs } from "./tabs.ts";

/** The navigation bar with what is known of the session, which it keeps in step with the other tabs. */
export function Nav({ pathname }: { pathname?: string }) {
  const { user } = useSession();
  const logout = useLogout();
  useTabs();
  return (
    <NavBar
      user={user}
      pathname={pathname}
      onLogout={() => logout.mutate()}
      isLoggingOut={logout.isPending}
    />
  );
}
