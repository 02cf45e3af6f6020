import type { Statistics, Sums } from "#schema/statistics.ts";
import { Card } from "#web/ui/card.tsx";
import hint from "#web/ui/hint.module.css";
import type { PlainText } from "#locales/account.ts";
import { formatNumber } from "#texts/app/numbers.ts";
import { plural, t } from "#texts/app/t.ts";
import styles from "./funnel.module.css";
import { headlineOf } from "./headline.ts";

const STEPS = [
  { sum: "scans", title: "Scans", text: "Your page opened from a code" },
  { sum: "tipWays", title: "Taps on tips", text: "A guest chose a way to pay" },
  { sum: "reviews", title: "Reviews", text: "Written on your page" },
] as const satisfies readonly { sum: keyof Sums; title: PlainText; text: PlainText }[];

type FunnelProps = Pick<Statistics, "totals" | "before" | "days"> & {
  /** when the page began to exist, ISO 8601 */
  createdAt: string;
};

/** Shows what scans led to, each number beside a bar, and what it was in as many days before, where the page existed. */
export function Funnel({ totals, before, days, createdAt }: FunnelProps) {
  const hasBefore = Object.values(before).some((sum) => sum > 0) || createdAt < (days[0]?.date ?? "");
  const headline = headlineOf(totals);
  const most = Math.max(1, ...STEPS.map(({ sum }) => totals[sum]));
  return (
    <Card aria-label={t("What scans led to")}>
      {headline !== undefined && <p className={styles.headline}>{headline}</p>}
      <dl>
        {STEPS.map(({ sum, title, text }) => (
          <div key={sum} className={styles.step}>
            <dt>
              <b>{t(title)}</b>
              <small>{t(text)}</small>
            </dt>
            <dd>
              <b>{formatNumber(totals[sum])}</b>
              {hasBefore && <small>{t("{count} before", { count: formatNumber(before[sum]) })}</small>}
            </dd>
            <dd className={styles.track} aria-hidden="true">
              {totals[sum] > 0 && <span style={{ width: `${(100 * totals[sum]) / most}%` }} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={hint.hint}>
        {hasBefore
          ? plural(
              "‘Before’ is the day before that. We see which way was opened, never the amount.",
              "‘Before’ is the {count} days before that. We see which way was opened, never the amount.",
              days.length,
            )
          : t("We see which way was opened, never the amount.")}
      </p>
    </Card>
  );
}
