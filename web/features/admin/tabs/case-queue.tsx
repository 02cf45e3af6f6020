import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryOptions } from "@tanstack/react-query";
import { type ComponentType, useRef } from "react";
import type { CASE_FILTERS } from "#schema/moderation.ts";
import type { ListSlice } from "#web/api/read-slice.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { t } from "#texts/app/t.ts";
import { LoadError } from "../load-error.tsx";
import { Loading } from "../loading.tsx";
import styles from "./reports.module.css";

export type Filter = (typeof CASE_FILTERS)[number];

export type CaseProps<Case> = {
  item: Case;
  filter: Filter;
  /** called when a decision has taken the case off the list */
  onDecided: () => void;
};

type QueueProps<Case> = {
  label: string;
  filter: Filter;
  options: UseInfiniteQueryOptions<ListSlice<Case>, Error, InfiniteData<ListSlice<Case>>, string[], string>;
  /** returns what tells a case from the others, and from itself after a decision */
  keyOf: (item: Case) => string;
  /** what comes here, where nothing waits or was decided yet */
  empty: string;
  Case: ComponentType<CaseProps<Case>>;
};

/** Shows cases that wait for a decision, or were decided, slice by slice. */
export function CaseQueue<Case>({ label, filter, options, keyOf, empty, Case }: QueueProps<Case>) {
  const query = useInfiniteQuery(options);
  const list = useRef<HTMLUListElement>(null);
  const items = query.data?.pages.flatMap(({ rows }) => rows);
  if (!items && query.errorUpdateCount > 0)
    return <LoadError isRetrying={query.isFetching} onRetry={() => query.refetch()} />;
  if (!items) return <Loading />;
  if (items.length === 0)
    return (
      <Card as="div">
        <Empty title={filter === "open" ? t("Nothing is waiting") : t("Nothing decided yet")}>{empty}</Empty>
      </Card>
    );
  return (
    <>
      {/* The list can take the focus, because a decided case disappears with it. */}
      <ul ref={list} className={styles.queue} tabIndex={-1} aria-label={label}>
        {items.map((item) => (
          <Case
            key={keyOf(item)}
            item={item}
            filter={filter}
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
