import { Card } from "#web/ui/card.tsx";
import hint from "#web/ui/hint.module.css";
import { t } from "#texts/app/t.ts";
import { DataTable } from "./data-table.tsx";
import { busiestHours } from "./headline.ts";
import styles from "./hour-strip.module.css";

/** the number of shades, each a quarter of the busiest hour */
const SHADES = 4;

/** Shows visits by the hour of the day. A darker hour has more. */
export function HourStrip({ hours }: { hours: readonly number[] }) {
  const most = Math.max(1, ...hours);
  return (
    <Card>
      <h2>{t("Busiest hours")}</h2>
      <p className={hint.hint}>{busiestHours(hours)}</p>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((visits, hour) => (
          <span key={`${hour}:00`} title={`${hour}:00: ${visits}`}>
            <span style={{ opacity: Math.ceil((SHADES * visits) / most) / SHADES }} />
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{`${hour}:00`}</span>
        ))}
      </p>
      <DataTable
        caption={t("Visits by the hour of the day")}
        columns={[t("Hour"), t("Visits")]}
        rows={hours.map((visits, hour) => [`${hour}:00`, visits])}
      />
    </Card>
  );
}
