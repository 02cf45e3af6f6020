import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Note } from "#web/ui/note.tsx";
import { plural, t } from "#texts/app/t.ts";
import { LoadError } from "../load-error.tsx";
import styles from "./list.module.css";
import { Loading } from "../loading.tsx";
import { type Column, Rows } from "./rows.tsx";
import type { LoadedList } from "./use-list.ts";

type ListProps<Row> = {
  list: LoadedList<Row>;
  label: string;
  columns: readonly Column<Row>[];
  /** shown in place of a table without rows */
  empty: ReactNode;
};

const NOT_YET = "Nothing found yet";

/** Shows one list of the dashboard: failed, loading, empty, or rows with a button that loads more. */
export function List<Row extends { id: number }>({ list, label, columns, empty }: ListProps<Row>) {
  const { query, rows, container } = list;
  const isBusy = query.isPlaceholderData || query.isRefetching;
  const isHere = rows && !query.isPlaceholderData;
  // A failure is shown until a retry succeeds.
  if (!isHere && query.errorUpdateCount > 0) {
    const retry = () => {
      list.focusRow(0);
      void query.refetch();
    };
    return <LoadError isRetrying={query.isFetching} onRetry={retry} />;
  }
  if (!rows) return <Loading />;
  return (
    <div
      ref={container}
      className={styles.list}
      tabIndex={-1}
      data-testid="list"
      aria-busy={isBusy || undefined}
    >
      {query.isRefetchError && (
        <Note tone="warn" className={styles.stale} role="alert">
          {t("This list could not be refreshed: it may be out of date. Check your connection.")}
        </Note>
      )}
      {rows.length === 0 ? (
        <Card as="div">
          {list.hasMore ? (
            <Empty title={t(NOT_YET)}>{t("Not everything has been looked through.")}</Empty>
          ) : (
            empty
          )}
        </Card>
      ) : (
        <Rows label={label} columns={columns} rows={rows} />
      )}
      <More list={list} count={rows.length} />
    </div>
  );
}

/** Says how much of a list is shown. `isInVain`: whether the last slice was empty although there are more. */
function countOf(count: number, hasMore: boolean, isInVain: boolean): string {
  if (!hasMore) return plural("1 in all", "{count} in all", count);
  if (!isInVain) return plural("1 shown", "{count} shown", count);
  if (count === 0) return t(NOT_YET);
  return plural("1 shown, nothing more found yet", "{count} shown, nothing more found yet", count);
}

type MoreProps<Row> = { list: LoadedList<Row>; count: number };

function More<Row>({ list: { query, hasMore, loadMore }, count }: MoreProps<Row>) {
  const { data, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  return (
    <div className={styles.more}>
      <Hint className={classNames(count === 0 && "vh")} role="status">
        {countOf(count, hasMore, data?.pages.at(-1)?.rows.length === 0)}
      </Hint>
      {isFetchNextPageError && (
        <Note tone="bad" role="alert">
          {t("The next ones could not be loaded. Check your connection, then try once more.")}
        </Note>
      )}
      {hasMore && (
        <Button variant="line" busy={isFetchingNextPage || isPlaceholderData} onClick={() => void loadMore()}>
          {isFetchingNextPage ? t("Loading...") : t("Load more")}
        </Button>
      )}
    </div>
  );
}
