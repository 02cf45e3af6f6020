import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#web/app/paths.ts";
import { BRAND } from "#web/lib/brand.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { useLogout } from "./mutations.ts";
import { useSession } from "./queries.ts";

const AUTH_PAGES: string[] = [paths.login, paths.register];

const MenuSheet = lazy(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet }));

/** The bar on top of every page. While the session loads it shows no buttons. */
export function Nav() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const logout = useLogout();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="nav">
      <div className="wrap">
        <Link className="logo" to={paths.home} aria-label={BRAND}>
          <Logo />
        </Link>
        <nav className="links" aria-label="Main">
          <Link to={paths.features}>Features</Link>
          <Link to={paths.about}>About</Link>
        </nav>
        <div className="end">
          {user === null && (
            <>
              <RouteButton className="hide-m" variant="ghost" to={paths.login}>
                Log in
              </RouteButton>
              <RouteButton
                className={AUTH_PAGES.includes(pathname) ? "hide-s" : undefined}
                size="sm"
                to={paths.register}
              >
                Sign up
              </RouteButton>
            </>
          )}
          {user && (
            <>
              <RouteButton className="hide-m" variant="line" size="sm" to={paths.dashboard}>
                Dashboard
              </RouteButton>
              <Button
                className="hide-m"
                variant="ghost"
                size="sm"
                disabled={logout.isPending}
                onClick={() => logout.mutate()}
              >
                Log out
              </Button>
            </>
          )}
          <IconButton
            className="menu"
            label="Menu"
            aria-haspopup="dialog"
            icon={<Menu size={24} aria-hidden="true" />}
            onClick={() => setMenuOpen(true)}
          />
        </div>
      </div>
      <Suspense>
        {menuOpen && <MenuSheet user={user} logout={logout.mutate} onClose={() => setMenuOpen(false)} />}
      </Suspense>
    </header>
  );
}
