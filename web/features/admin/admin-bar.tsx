import { LogOut } from "lucide-react";
import { paths } from "#web/app/paths.ts";
import { BRAND } from "#web/lib/brand.ts";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { useAdminLogout } from "./mutations.ts";

/** Takes the place of the site's navigation on admin pages. */
export function AdminBar({ isSignedIn }: { isSignedIn: boolean }) {
  const logout = useAdminLogout();
  return (
    <header className="nav">
      <div className="wrap">
        <RouteLink className="logo" to={paths.home} aria-label={BRAND}>
          <Logo size={30} />
        </RouteLink>
        <span className="chip">Admin</span>
        {isSignedIn && (
          <div className="end">
            <Button
              variant="line"
              size="sm"
              icon={<LogOut size={18} aria-hidden="true" />}
              disabled={logout.isPending}
              onClick={() => logout.mutate()}
            >
              Log out
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}
