import { ChevronRight } from "lucide-react";
import { type ComponentType, lazy, Suspense, useRef } from "react";
import type { Guide } from "#schema/guide.ts";
import { paths } from "#web/paths.ts";
import { useSeen } from "#web/lib/use-seen.ts";
import { Card } from "#web/ui/card.tsx";
import hint from "#web/ui/hint.module.css";
import { RouteLink } from "#web/ui/route-link.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./numbers-card.module.css";

const IN_SIGHT = { threshold: 0 };

const LastDays = lazy(async (): Promise<{ default: ComponentType<{ id: number }> }> => {
  try {
    return { default: (await import("./last-days.tsx")).LastDays };
  } catch (error) {
    // Where the load fails, the card works without numbers.
    console.warn(error);
    return { default: () => null };
  }
});

/** Shows each page's last numbers and links to its statistics. The numbers are asked for once the card is in sight. */
export function NumbersCard({ guides }: { guides: Guide[] }) {
  const card = useRef<HTMLElement>(null);
  const isSeen = useSeen(card, IN_SIGHT);
  return (
    <Card ref={card} aria-labelledby="numbers">
      <h2 id="numbers">{t("After the scan")}</h2>
      <p className={hint.hint}>{t("Scans, taps on tips and reviews, day by day.")}</p>
      <ul className={styles.rows}>
        {guides.map(({ id, name }) => (
          <li key={id}>
            <RouteLink to={paths.statistics(id)}>
              <span>
                <bdi>{name}</bdi>
                {isSeen && (
                  <Suspense>
                    <LastDays id={id} />
                  </Suspense>
                )}
              </span>
              <ChevronRight className="flip" size={20} aria-hidden="true" />
            </RouteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
