import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { OwnStatistics, Sums } from "#schema/statistics.ts";
import { paths } from "#web/paths.ts";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Select } from "#web/ui/select.tsx";
import type { PlainText } from "#locales/account.ts";
import { formatNumber } from "#texts/app/numbers.ts";
import { t } from "#texts/app/t.ts";
import styles from "./all-profiles.module.css";

const SUMS = [
  { sum: "visits", title: "Visits" },
  { sum: "scans", title: "Scans" },
  { sum: "tipOpens", title: "Tip button" },
  { sum: "tipWays", title: "Taps on tips" },
  { sum: "contacts", title: "Contacts" },
  { sum: "tours", title: "Tours" },
  { sum: "reviews", title: "Reviews" },
] as const satisfies readonly { sum: keyof Sums; title: PlainText }[];

type NumbersProps = { totals: Sums; before?: Sums; by?: keyof Sums };

/** Shows the sums of a page or of all, each with its name. `by`: the one that the list is sorted by. */
const Numbers = ({ totals, before, by }: NumbersProps) => (
  <dl className={styles.numbers}>
    {SUMS.map(({ sum, title }) => (
      <div key={sum} className={by === sum ? styles.chosen : undefined}>
        <dt>{t(title)}</dt>
        <dd>
          <b>{formatNumber(totals[sum])}</b>
          {before && <small>{t("{count} before", { count: formatNumber(before[sum]) })}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

/** Shows what happened on all pages together, and on each, sorted by the number that counts. */
export function AllProfiles({ totals, before, guides }: OwnStatistics) {
  const [by, setBy] = useState<keyof Sums>("scans");
  const sorted = [...guides].sort((one, other) => other.totals[by] - one.totals[by]);
  return (
    <>
      <Card aria-labelledby="all-profiles">
        <h2 id="all-profiles">{t("All profiles together")}</h2>
        <Numbers totals={totals} before={before} />
      </Card>
      <Field className={styles.sort} label={t("Sort by")}>
        {(control) => (
          <Select
            {...control}
            value={by}
            choices={SUMS.map(({ sum, title }) => ({ value: sum, text: t(title) }))}
            onChange={({ target }) => setBy(SUMS.find(({ sum }) => sum === target.value)?.sum ?? by)}
          />
        )}
      </Field>
      <ol className={styles.pages}>
        {sorted.map(({ id, name, totals: sums }) => (
          <Card as="li" key={id}>
            <h3>
              <RouteLink to={paths.statistics(id)}>
                <bdi>{name}</bdi>
                <ChevronRight className="flip" size={20} aria-hidden="true" />
              </RouteLink>
            </h3>
            <Numbers totals={sums} by={by} />
          </Card>
        ))}
      </ol>
    </>
  );
}
