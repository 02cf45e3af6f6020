import type { User } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import styles from "./menu-sheet.module.css";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

export type MenuSheetProps = {
  user: User | null | undefined;
  logout: () => void;
  onClose: () => void;
};

/** Shows the navigation on phones, as a sheet of links. */
export function MenuSheet({ user, logout, onClose }: MenuSheetProps) {
  const link = (to: string, label: PlainText) => (
    <RouteLink to={to} onClick={onClose}>
      {t(label)}
    </RouteLink>
  );
  const about = (
    <>
      {link(paths.features, "Features")}
      {link(paths.about, "About")}
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t("Menu")}>
      <nav className={styles.rows} aria-label={t("Menu")}>
        {!user && about}
        {user === null && link(paths.login, "Log in")}
        {user === null && link(paths.register, "Sign up")}
        {user && link(paths.dashboard, "Dashboard")}
        {user && <a href={paths.pocket}>{t("Pocket")}</a>}
        {user && link(paths.prints, "Print your badge")}
        {user && link(paths.statisticsOfAll, "After the scan")}
        {user && link(paths.account, "Account")}
        {user && about}
        {user && (
          <button
            type="button"
            onClick={() => {
              onClose();
              logout();
            }}
          >
            {t("Log out")}
          </button>
        )}
      </nav>
    </Dialog>
  );
}
