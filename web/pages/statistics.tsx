import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Guide } from "#schema/guide.ts";
import type { Span, Statistics } from "#schema/statistics.ts";
import { paths } from "#web/paths.ts";
import { BlankCard } from "#web/features/guides/blank-card.tsx";
import { GuidesError } from "#web/features/guides/guides-error.tsx";
import { guidesQuery } from "#web/features/guides/queries.ts";
import { AllProfiles } from "#web/features/statistics/all-profiles.tsx";
import { HowCounted } from "#web/features/statistics/how-counted.tsx";
import { NoScans } from "#web/features/statistics/no-scans.tsx";
import { ownStatisticsQuery, statisticsQuery } from "#web/features/statistics/queries.ts";
import { SpanChoice } from "#web/features/statistics/span-choice.tsx";
import { StatisticsView } from "#web/features/statistics/statistics-view.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./statistics.module.css";
import { useScreenId } from "./use-screen-id.ts";

/** The choice of all profiles, which is no id. */
const ALL = "all";

const isNothing = ({ totals, before }: Statistics): boolean =>
  [...Object.values(totals), ...Object.values(before)].every((sum) => sum === 0);

type WaitingProps = { isError: boolean; isFetching: boolean; refetch: () => unknown };

/** Shows that numbers load, or that they could not be loaded. */
const Waiting = ({ isError, isFetching, refetch }: WaitingProps) => (
  <Card as="div" aria-busy={!isError || undefined}>
    {isError ? (
      <LoadFailure
        text="We couldn't load the numbers."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height={320} />
    )}
  </Card>
);

/** Shows the numbers of all profiles. */
function NumbersOfAll({ span }: { span: Span }) {
  const { data, ...query } = useQuery(ownStatisticsQuery(span));
  return data ? <AllProfiles {...data} /> : <Waiting {...query} />;
}

/** Shows the numbers of one profile, or why there are none. */
function Numbers({ guide, span }: { guide: Guide; span: Span }) {
  const { data, ...query } = useQuery(statisticsQuery(guide.id, span));
  if (!data) return <Waiting {...query} />;
  if (!isNothing(data)) return <StatisticsView guide={guide} statistics={data} />;
  return (
    <div className={styles.nothing}>
      <NoScans guideId={guide.id} />
      <HowCounted guide={guide} />
    </div>
  );
}

/** Shows /stats/{id}: what happened on a profile's page after the scan; without an id on all pages, or the only one. */
export function StatisticsPage() {
  useTitle(t("After the scan"));
  const id = useScreenId();
  const navigate = useNavigate();
  const [span, setSpan] = useState<Span>(30);
  const guides = useQuery(guidesQuery());
  const guide = guides.data?.find((one) => one.id === id) ?? guides.data?.[0];
  const isOfAll = id === undefined && guides.data !== undefined && guides.data.length > 1;
  return (
    <div className={classNames("wrap", styles.page)}>
      <div className={styles.top}>
        <div>
          <BackLink to={paths.dashboard}>{t("Dashboard")}</BackLink>
          <PageTitle>{t("After the scan")}</PageTitle>
        </div>
        {guide && <SpanChoice span={span} onChoose={setSpan} />}
      </div>
      {guides.isError && !guides.data && (
        <GuidesError isRetrying={guides.isFetching} onRetry={() => void guides.refetch()} />
      )}
      {guide && guides.data && guides.data.length > 1 && (
        <Field className={styles.profile} label={t("Profile")}>
          {(control) => (
            <Select
              {...control}
              value={isOfAll ? ALL : String(guide.id)}
              choices={[
                { value: ALL, text: t("All profiles") },
                ...guides.data.map((one) => ({ value: String(one.id), text: one.name })),
              ]}
              onChange={({ target: { value } }) =>
                void navigate(value === ALL ? paths.statisticsOfAll : paths.statistics(Number(value)))
              }
            />
          )}
        </Field>
      )}
      {guides.data?.length === 0 && (
        <ul className={styles.hanging}>
          <BlankCard />
        </ul>
      )}
      {isOfAll && <NumbersOfAll span={span} />}
      {guide && !isOfAll && <Numbers key={guide.id} guide={guide} span={span} />}
    </div>
  );
}
