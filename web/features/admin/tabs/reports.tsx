import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { CASE_FILTERS } from "#schema/moderation.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Hint } from "#web/ui/hint.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { LoadError } from "../load-error.tsx";
import { Loading } from "../loading.tsx";
import { casesQuery } from "../queries.ts";
import { ReportCase } from "./report-case.tsx";
import styles from "./reports.module.css";

type Filter = (typeof CASE_FILTERS)[number];

const FILTERS: { value: Filter; label: PlainText }[] = [
  { value: "open", label: "Waiting" },
  { value: "decided", label: "Decided" },
];

function Queue({ filter }: { filter: Filter }) {
  const query = useInfiniteQuery(casesQuery(filter));
  const list = useRef<HTMLUListElement>(null);
  const items = query.data?.pages.flatMap(({ rows }) => rows);
  if (!items && query.errorUpdateCount > 0)
    return <LoadError isRetrying={query.isFetching} onRetry={() => query.refetch()} />;
  if (!items) return <Loading />;
  if (items.length === 0)
    return (
      <Card as="div">
        <Empty title={filter === "open" ? t("Nothing is waiting") : t("Nothing decided yet")}>
          {filter === "open"
            ? t("Reviews that are held or reported come here.")
            : t("What you decide about reviews is recorded here.")}
        </Empty>
      </Card>
    );
  return (
    <>
      {/* The list can take the focus, because a decided case disappears with it. */}
      <ul ref={list} className={styles.queue} tabIndex={-1} aria-label={t("Reviews")}>
        {items.map((item) => (
          <ReportCase
            key={`${item.review.id} ${item.review.status}`}
            item={item}
            onDecided={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className={styles.more}
          variant="line"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("Load more")}
        </Button>
      )}
    </>
  );
}

/** Shows the reviews that were held or reported, to be hidden or kept. */
export function Reports() {
  const [filter, setFilter] = useState<Filter>("open");
  return (
    <>
      <h2 className="vh">{t("Reports")}</h2>
      <div className={styles.top}>
        <Hint>
          {t("Held ones first, then the oldest. Unkind but honest stays; private, hateful or paid goes.")}
        </Hint>
        <div className={styles.choice}>
          {FILTERS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
              {t(label)}
            </button>
          ))}
        </div>
      </div>
      <Queue key={filter} filter={filter} />
    </>
  );
}
