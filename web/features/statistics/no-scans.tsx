import { Printer } from "lucide-react";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import drawing from "#web/ui/drawing.module.css";
import { Empty } from "#web/ui/empty.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./no-scans.module.css";

const BlankBadge = () => (
  <svg width="168" height="178" viewBox="0 0 168 178" fill="none" aria-hidden="true">
    <ellipse cx="84" cy="170" rx="62" ry="7" className={drawing.shadow} />
    <rect x="32" y="24" width="104" height="132" rx="18" className={drawing.card} />
    <rect x="66" y="35" width="36" height="7" rx="3.5" className={drawing.ink} />
    <path d="M74.500 2h19v37h-19z" className={drawing.accent} />
    <rect x="56" y="59" width="56" height="56" rx="9" className={styles.code} />
    <rect x="57" y="131" width="54" height="6" rx="3" className={styles.name} />
  </svg>
);

/** Shows that no one has opened the page yet. */
export const NoScans = ({ guideId }: { guideId: number }) => (
  <Card>
    <Empty
      drawing={<BlankBadge />}
      title={t("No scans yet")}
      level={2}
      action={
        <LinkButton
          variant="ink"
          size="lg"
          href={paths.print(guideId)}
          icon={<Printer size={20} aria-hidden="true" />}
        >
          {t("Print your badge")}
        </LinkButton>
      }
    >
      {t("Print your badge and wear it on the next walk. The first scan shows up here within a minute.")}
    </Empty>
  </Card>
);
