import { ChevronRight } from "lucide-react";
import type { OwnGuide } from "#schema/own-guide.ts";
import { paths } from "#web/paths.ts";
import { Card } from "#web/ui/card.tsx";
import hint from "#web/ui/hint.module.css";
import { RouteLink } from "#web/ui/route-link.tsx";
import { formatNumber } from "#texts/app/numbers.ts";
import { t } from "#texts/app/t.ts";
import styles from "./numbers-card.module.css";

/** Shows each page's last numbers and links to its statistics. */
export const NumbersCard = ({ guides }: { guides: OwnGuide[] }) => (
  <Card aria-labelledby="numbers">
    <h2 id="numbers">{t("After the scan")}</h2>
    <p className={hint.hint}>{t("Scans, taps on tips and reviews, day by day.")}</p>
    <ul className={styles.rows}>
      {guides.length > 1 && (
        <li>
          <RouteLink to={paths.statisticsOfAll}>
            <span>{t("All profiles")}</span>
            <ChevronRight className="flip" size={20} aria-hidden="true" />
          </RouteLink>
        </li>
      )}
      {guides.map(({ id, name, week }) => (
        <li key={id}>
          <RouteLink to={paths.statistics(id)}>
            <span>
              <bdi>{name}</bdi>
              <small>
                {t("Last 7 days: visits {visits}, taps on tips {tips}", {
                  visits: formatNumber(week.visits),
                  tips: formatNumber(week.tipWays),
                })}
              </small>
            </span>
            <ChevronRight className="flip" size={20} aria-hidden="true" />
          </RouteLink>
        </li>
      ))}
    </ul>
  </Card>
);
