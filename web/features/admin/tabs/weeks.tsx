import type { AdminWeek } from "#schema/admin.ts";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import styles from "./weeks.module.css";

const SUMS = [
  ["signUps", "Sign-ups"],
  ["paid", "New plans"],
  ["canceled", "Plans set to end"],
  ["reviews", "Reviews"],
] as const;
type Sum = (typeof SUMS)[number][0];

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const dayOf = ({ from }: AdminWeek): string => DAY.format(new Date(from));

/** One sum by week, as bars; the table has the numbers. */
function Bars({ weeks, sum, title }: { weeks: AdminWeek[]; sum: Sum; title: string }) {
  const most = Math.max(1, ...weeks.map((week) => week[sum]));
  return (
    <div>
      <h3>{title}</h3>
      <b className={styles.total}>{weeks.at(-1)?.[sum] ?? 0}</b> <Hint as="span">this week</Hint>
      <div className={styles.bars} aria-hidden="true">
        {weeks.map((week) => (
          <span
            key={week.from}
            style={{ height: `${(100 * week[sum]) / most}%` }}
            title={`${dayOf(week)}: ${week[sum]}`}
          />
        ))}
      </div>
    </div>
  );
}

/** What happened in the last weeks: small bars, and their table. */
export const Weeks = ({ weeks }: { weeks: AdminWeek[] }) => (
  <Card className={styles.weeks} aria-labelledby="weeks">
    <h2 id="weeks">The last {weeks.length} weeks</h2>
    <div className={styles.sums}>
      {SUMS.map(([sum, title]) => (
        <Bars key={sum} weeks={weeks} sum={sum} title={title} />
      ))}
    </div>
    <details>
      <summary>As a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            {SUMS.map(([sum, title]) => (
              <th key={sum} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.from}>
              <th scope="row">{dayOf(week)}</th>
              {SUMS.map(([sum]) => (
                <td key={sum}>{week[sum]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </Card>
);
