import { paths } from "#web/paths.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { RouteButton } from "#web/ui/route-button.tsx";
import { FallenBadge } from "#web/ui/fallen-badge.tsx";
import styles from "./not-found.module.css";
import { t } from "#texts/app/t.ts";

/** Shows that there is no page at an address. */
export function NotFoundPage() {
  useTitle(t("404 Page Not Found"));
  return (
    <div className={styles.page}>
      <FallenBadge />
      <h1 className={styles.title}>{t("404 Page Not Found")}</h1>
      <p className={styles.text}>{t("We couldn't find the page you were looking for.")}</p>
      <RouteButton className={styles.home} size="lg" to={paths.home}>
        {t("Return to Home")}
      </RouteButton>
    </div>
  );
}
