import { useState } from "react";
import type { Statistics } from "#schema/statistics.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Card } from "#web/ui/card.tsx";
import hint from "#web/ui/hint.module.css";
import { Row } from "#web/ui/row.tsx";
import type { PlainText } from "#locales/account.ts";
import { perLanguage } from "#texts/app/per-language.ts";
import { formatNumber } from "#texts/app/numbers.ts";
import { t } from "#texts/app/t.ts";
import { DataTable } from "./data-table.tsx";
import styles from "./day-bars.module.css";

const TABLE: readonly PlainText[] = [
  "Day",
  "Scans",
  "Visits",
  "Tip button",
  "Ways to tip",
  "Said it worked",
  "Said it didn’t",
  "Contacts",
  "Links",
  "Tours",
  "Reviews",
];

const atNoon = (date: string): Date => new Date(`${date}T12:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }));
const short = format({ month: "short", day: "numeric" });
const long = format({ weekday: "long", month: "short", day: "numeric" });

/** Formats a date as "Nov 10". */
const shortDay = (date: string): string => short().format(atNoon(date));
/** Formats a date as "Tuesday, Nov 10". */
const longDay = (date: string): string => long().format(atNoon(date));

/** Says a day's number in words. */
const scansOn = ({ scans, date }: Statistics["days"][number]): string =>
  t("{scans} on {date}", { scans: formatNumber(scans), date: longDay(date) });

/** Shows scans per day, a bar each. A tap chooses the day whose number is written. The table has every day's numbers. */
export function DayBars({ days }: Pick<Statistics, "days">) {
  const [chosen, setChosen] = useState<string>();
  const most = Math.max(...days.map(({ scans }) => scans));
  const shown = days.find(({ date }) => date === chosen) ?? days.find(({ scans }) => scans === most);
  const dates = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  return (
    <Card>
      <Row justify="between">
        <h2>{t("Scans per day")}</h2>
        {shown && most > 0 && <p className={hint.hint}>{scansOn(shown)}</p>}
      </Row>
      <div className={classNames(styles.bars, days.length > 30 && styles.many)} aria-hidden="true">
        {days.map((day) => (
          <button
            key={day.date}
            type="button"
            tabIndex={-1}
            aria-label={longDay(day.date)}
            title={scansOn(day)}
            className={classNames(most > 0 && day.date === shown?.date && styles.chosen)}
            onClick={() => setChosen(day.date)}
          >
            <span
              className={classNames(day.scans === 0 && styles.none)}
              style={{ height: `${most === 0 ? 0 : (100 * day.scans) / most}%` }}
            />
          </button>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        {dates.map((day) => day && <span key={day.date}>{shortDay(day.date)}</span>)}
      </p>
      <DataTable
        caption={t("Every day")}
        columns={TABLE.map((column) => t(column))}
        rows={days.map((day) => [
          longDay(day.date),
          day.scans,
          day.visits,
          day.tipOpens,
          day.tipWays,
          day.tipsWorked,
          day.tipsFailed,
          day.contacts,
          day.links,
          day.tours,
          day.reviews,
        ])}
      />
    </Card>
  );
}
