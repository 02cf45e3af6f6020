import { ChevronRight } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import { paths } from "#web/app/paths.ts";
import { Card } from "#web/ui/card.tsx";
import hint from "#web/ui/hint.module.css";
import { RouteLink } from "#web/ui/route-link.tsx";
import { t } from "#web/words/t.ts";
import styles from "./numbers-card.module.css";

/** The way to each profile's statistics. */
export const NumbersCard = ({ guides }: { guides: Guide[] }) => (
  <Card aria-labelledby="numbers">
    <h2 id="numbers">{t("After the scan")}</h2>
    <p className={hint.hint}>{t("Scans, ways to tip that were opened and reviews, day by day.")}</p>
    <ul className={styles.rows}>
      {guides.map(({ id, name }) => (
        <li key={id}>
          <RouteLink to={paths.statistics(id)}>
            <span dir="auto">{name}</span>
            <ChevronRight className="flip" size={20} aria-hidden="true" />
          </RouteLink>
        </li>
      ))}
    </ul>
  </Card>
);
