import { Plus, UserRound } from "lucide-react";
import { paths } from "#web/paths.ts";
import { RouteButton } from "#web/ui/route-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToastsOnTop } from "#web/ui/use-toasts-on-top.ts";
import { t } from "#texts/app/t.ts";
import styles from "./blank-card.module.css";
import { RackBadge } from "./rack-badge.tsx";

/** Shows an empty badge in the list while there is no profile. */
export function BlankCard() {
  useToastsOnTop();
  return (
    <RackBadge as="section" className={styles.blank}>
      <div className={styles.face} aria-hidden="true">
        <UserRound size={44} strokeWidth={1.5} />
      </div>
      <Skeleton className={styles.line} width="58%" height={14} borderRadius={7} />
      <Skeleton className={styles.line} width="40%" height={10} borderRadius={7} />
      <h3 className={styles.title}>{t("No profiles yet")}</h3>
      <p className={styles.text}>
        {t("Add a photo, a few words and your links. It takes about three minutes.")}
      </p>
      <RouteButton
        variant="accent"
        size="lg"
        block
        icon={<Plus size={20} aria-hidden="true" />}
        to={paths.create}
      >
        {t("Create Your First Profile")}
      </RouteButton>
      <RouteButton className={styles.start} variant="line" block to={paths.start}>
        {t("Answer three questions")}
      </RouteButton>
    </RackBadge>
  );
}
