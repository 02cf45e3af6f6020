import { Menu } from "lucide-react";
import { type ComponentType, useState } from "react";
import type { User } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { toastNotOpened } from "#web/ui/toast-not-opened.ts";
import type { MenuSheetProps } from "./menu-sheet.tsx";
import styles from "./nav-bar.module.css";
import { t } from "#texts/app/t.ts";

// The server's bundle omits the dialog, which is opened in browsers only.
const loadMenu = import.meta.env.SSR ? undefined : () => import("./menu-sheet.tsx");

type NavBarProps = {
  /** undefined while it is unknown, and then there are no buttons */
  user: User | null | undefined;
  /** the path of the page below it */
  pathname?: string | undefined;
  onLogout?: () => void;
  isLoggingOut?: boolean;
};

/** Shows the bar at the top of every page. */
export function NavBar({ user, pathname = "", onLogout = () => {}, isLoggingOut = false }: NavBarProps) {
  const [OpenMenu, setMenu] = useState<ComponentType<MenuSheetProps>>();
  const openMenu = () => void loadMenu?.().then(({ MenuSheet }) => setMenu(() => MenuSheet), toastNotOpened);
  return (
    <header className={styles.nav}>
      <div className={classNames("wrap", styles.bar)}>
        <Logo to={paths.home} />
        <nav className={styles.links} aria-label={t("Main")}>
          <RouteLink to={paths.features}>{t("Features")}</RouteLink>
          <RouteLink to={paths.about}>{t("About")}</RouteLink>
        </nav>
        <div className={styles.end}>
          {user === null && (
            <>
              <RouteButton className={styles.wideOnly} variant="ghost" to={paths.login}>
                {t("Log in")}
              </RouteButton>
              <RouteButton
                className={pathname === paths.home ? undefined : styles.roomOnly}
                size="sm"
                to={paths.register}
              >
                {t("Sign up")}
              </RouteButton>
            </>
          )}
          {user && (
            <>
              <RouteButton className={styles.wideOnly} variant="line" size="sm" to={paths.dashboard}>
                {t("Dashboard")}
              </RouteButton>
              <RouteButton className={styles.wideOnly} variant="ghost" size="sm" to={paths.account}>
                {t("Account")}
              </RouteButton>
              <Button
                className={styles.wideOnly}
                variant="ghost"
                size="sm"
                disabled={isLoggingOut}
                onClick={onLogout}
              >
                {t("Log out")}
              </Button>
            </>
          )}
          <IconButton
            className={classNames("js", styles.menu)}
            label={t("Menu")}
            aria-haspopup="dialog"
            icon={<Menu size={24} aria-hidden="true" />}
            onClick={openMenu}
          />
        </div>
      </div>
      {OpenMenu && <OpenMenu user={user} logout={onLogout} onClose={() => setMenu(undefined)} />}
    </header>
  );
}
