import { LogOut } from "lucide-react";
import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./admin-bar.module.css";
import { useAdminLogout } from "./mutations.ts";

/** Shows the bar of admin pages, in place of the site's navigation. */
export function AdminBar({ isSignedIn }: { isSignedIn: boolean }) {
  const logout = useAdminLogout();
  return (
    <header className={styles.bar}>
      <div className={classNames("wrap", styles.line)}>
        <Logo size={30} to={paths.home} />
        <span className={styles.chip}>{t("Admin")}</span>
        {isSignedIn && (
          <div className={styles.end}>
            <Button
              variant="line"
              size="sm"
              icon={<LogOut className="flip" size={18} aria-hidden="true" />}
              disabled={logout.isPending}
              onClick={() => logout.mutate()}
            >
              {t("Log out")}
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}
