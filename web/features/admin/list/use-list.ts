import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import type { ListSlice } from "#web/api/read-slice.ts";

type Slices<Row> = InfiniteData<ListSlice<Row>>;

export type LoadedList<Row> = {
  query: UseInfiniteQueryResult<Slices<Row>>;
  /** undefined until a slice is loaded; the last search's rows while the next one loads */
  rows: Row[] | undefined;
  /** the search these rows belong to, "" for all */
  q: string;
  /** whether there are more */
  hasMore: boolean;
  /** refers to the element around the list */
  container: RefObject<HTMLDivElement | null>;
  loadMore: () => Promise<void>;
  /** moves the focus to the row at this index, once the rows have changed */
  focusRow: (index: number) => void;
};

/** Loads a list slice by slice, and keeps the focus in the list when the focused element disappears. */
export function useList<Row extends { id: number }>(
  options: UseInfiniteQueryOptions<ListSlice<Row>, Error, Slices<Row>, string[], string>,
): LoadedList<Row> {
  const query = useInfiniteQuery(options);
  const loaded = query.data?.pages.flatMap(({ rows }) => rows);
  // A row that moved between two slices comes twice, and is shown once.
  const rows = loaded && [...new Map(loaded.map((row) => [row.id, row])).values()];

  const container = useRef<HTMLDivElement>(null);
  const rowToFocus = useRef<number>(null);
  const count = rows?.length ?? 0;
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (isPlaceholderData) return;
    const index = rowToFocus.current;
    rowToFocus.current = null;
    const { activeElement } = document;
    const list = container.current;
    if (index === null || !list) return;
    // The focus is moved only when it was lost, or is on the element around the list.
    if (activeElement && !list.contains(activeElement) && !activeElement.contains(list)) return;
    const shown = list.querySelectorAll<HTMLElement>("[data-row]");
    const row = shown[Math.min(index, shown.length - 1)];
    (row ?? list).focus({ preventScroll: true });
  }, [data, isPlaceholderData]);

  return {
    query,
    rows,
    q: new URLSearchParams(String(data?.pageParams[0]).split("?")[1]).get("q") ?? "",
    // This isn't query.hasNextPage, which already belongs to the next search.
    hasMore: (data?.pages.at(-1)?.next ?? null) !== null,
    container,
    loadMore: async () => {
      rowToFocus.current = count;
      const { isError, hasNextPage, data } = await query.fetchNextPage();
      // The button stays in these cases, and keeps the focus.
      const isInVain = hasNextPage && data?.pages.at(-1)?.rows.length === 0;
      if (isError || isInVain) rowToFocus.current = null;
    },
    focusRow: (index) => {
      rowToFocus.current = index;
    },
  };
}
