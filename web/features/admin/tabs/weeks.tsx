import type { AdminWeek } from "#schema/admin.ts";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import type { PlainText } from "#locales/account.ts";
import { formatNumber } from "#texts/app/numbers.ts";
import { perLanguage } from "#texts/app/per-language.ts";
import { plural, t } from "#texts/app/t.ts";
import styles from "./weeks.module.css";

const SUMS: [Exclude<keyof AdminWeek, "from">, PlainText][] = [
  ["signUps", "Sign-ups"],
  ["paid", "New plans"],
  ["canceled", "Plans set to end"],
  ["reviews", "Reviews"],
];
type Sum = Exclude<keyof AdminWeek, "from">;

const day = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: "short", day: "numeric", timeZone: "UTC" }),
);
const dayOf = ({ from }: AdminWeek): string => day().format(new Date(from));

/** Shows one sum by week, as bars. The table has the numbers. */
function Bars({ weeks, sum, title }: { weeks: AdminWeek[]; sum: Sum; title: string }) {
  const most = Math.max(1, ...weeks.map((week) => week[sum]));
  return (
    <div>
      <h3>{title}</h3>
      <b className={styles.total}>{formatNumber(weeks.at(-1)?.[sum] ?? 0)}</b>{" "}
      <Hint as="span">{t("this week")}</Hint>
      <div className={styles.bars} aria-hidden="true">
        {weeks.map((week) => (
          <span
            key={week.from}
            style={{ height: `${(100 * week[sum]) / most}%` }}
            title={`${dayOf(week)}: ${formatNumber(week[sum])}`}
          />
        ))}
      </div>
    </div>
  );
}

/** Shows what happened in the last weeks: small bars, and their table. */
export const Weeks = ({ weeks }: { weeks: AdminWeek[] }) => (
  <Card className={styles.weeks} aria-labelledby="weeks">
    <h2 id="weeks">{plural("The last week", "The last {count} weeks", weeks.length)}</h2>
    <div className={styles.sums}>
      {SUMS.map(([sum, title]) => (
        <Bars key={sum} weeks={weeks} sum={sum} title={t(title)} />
      ))}
    </div>
    <details>
      <summary>{t("As a table")}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("Week from")}</th>
            {SUMS.map(([sum, title]) => (
              <th key={sum} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...weeks].reverse().map((week) => (
            <tr key={week.from}>
              <th scope="row">{dayOf(week)}</th>
              {SUMS.map(([sum]) => (
                <td key={sum}>{formatNumber(week[sum])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </Card>
);
