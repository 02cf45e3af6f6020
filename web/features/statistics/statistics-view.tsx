import { Download } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import { wayLabel } from "#payment-codes/way-key.ts";
import type { Statistics } from "#schema/statistics.ts";
import { saveFile } from "#web/features/sharing/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { formatNumber } from "#texts/app/numbers.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { csvOf } from "./csv.ts";
import { DayBars } from "./day-bars.tsx";
import { areFew, FewVisits } from "./few-visits.tsx";
import { Funnel } from "./funnel.tsx";
import { HourStrip } from "./hour-strip.tsx";
import { HowCounted } from "./how-counted.tsx";
import { markName } from "./mark-names.ts";
import { ShareList } from "./share-list.tsx";
import styles from "./statistics-view.module.css";

type StatisticsViewProps = { guide: Guide; statistics: Statistics };

/** Shows what happened on a page, in pictures with their numbers. */
export function StatisticsView({ guide, statistics }: StatisticsViewProps) {
  const { days, marks, ways, tourOpens, hours, totals, before } = statistics;
  const download = () =>
    void saveFile(
      new Blob([csvOf(statistics, new Intl.NumberFormat().resolvedOptions().locale)], { type: "text/csv" }),
      `lanyard-${guide.uniqueId}-${days.length}-days-to-${days.at(-1)?.date}.csv`,
    );
  const ends = (
    <>
      <Button variant="line" icon={<Download size={19} aria-hidden="true" />} onClick={download}>
        {t("Download as CSV")}
      </Button>
      <HowCounted guide={guide} />
    </>
  );
  if (areFew(totals))
    return (
      <div className={styles.few}>
        <FewVisits totals={totals} />
        {ends}
      </div>
    );
  return (
    <div className={styles.columns}>
      <div>
        <Funnel {...statistics} createdAt={guide.createdAt} />
        <DayBars key={days.length} days={days} />
        <HourStrip hours={hours} />
      </div>
      <div>
        <ShareList
          title={t("Where they scanned")}
          none={t("No code with a label was scanned in these days.")}
          shares={marks.map(({ mark, scans }) => ({ name: markName(mark), count: scans }))}
        />
        <ShareList
          title={t("Ways they opened")}
          none={t("No way to tip was opened in these days.")}
          shares={ways.map(({ way, opens, worked, failed }) => ({
            name: tMessage(wayLabel(way) ?? way),
            count: opens,
            ...(worked + failed > 0 && {
              text: t("{opened} opened, {worked} said it worked", {
                opened: formatNumber(opens),
                worked: formatNumber(worked),
              }),
            }),
          }))}
        />
        {totals.tours + before.tours > 0 && (
          <ShareList
            title={t("Tours they opened")}
            none={t("No tour was opened in these days.")}
            shares={tourOpens.map(({ tour, opens }) => ({ id: tour.id, name: tour.title, count: opens }))}
          />
        )}
        <ShareList
          title={t("What else they did")}
          none=""
          shares={[
            { name: t("Visits, with or without a code"), count: totals.visits },
            { name: t("Tip button"), count: totals.tipOpens },
            { name: t("Contacts"), count: totals.contacts },
            ...(totals.links > 0 ? [{ name: t("Links"), count: totals.links }] : []),
            { name: t("Tours"), count: totals.tours },
          ]}
        />
        {ends}
      </div>
    </div>
  );
}
