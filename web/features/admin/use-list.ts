import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import type { Page } from "./queries.ts";

type Pages<Row> = InfiniteData<Page<Row>>;

export type LoadedList<Row> = {
  query: UseInfiniteQueryResult<Pages<Row>>;
  /** undefined until a page is here; the last search's while the next one is on its way */
  rows: Row[] | undefined;
  /** what these rows were searched by, "" for all */
  q: string;
  /** whether more of them follow */
  hasMore: boolean;
  /** what the list stands in */
  box: RefObject<HTMLDivElement | null>;
  loadMore: () => Promise<void>;
  /** when the rows change next, the focus goes to the row that is at this place then */
  landOn: (place: number) => void;
};

/** The rows of a list by pages, and where the focus goes when what had it is gone. */
export function useList<Row extends { id: number }>(
  options: UseInfiniteQueryOptions<Page<Row>, Error, Pages<Row>, string[], string>,
): LoadedList<Row> {
  const query = useInfiniteQuery(options);
  const loaded = query.data?.pages.flatMap(({ rows }) => rows);
  // One that has moved while the list was being read comes twice.
  const rows = loaded && [...new Map(loaded.map((row) => [row.id, row])).values()];

  const box = useRef<HTMLDivElement>(null);
  const landing = useRef<number>(null);
  const count = rows?.length ?? 0;
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (isPlaceholderData) return;
    const place = landing.current;
    landing.current = null;
    const { activeElement } = document;
    const list = box.current;
    if (place === null || !list) return;
    // Whoever has gone on elsewhere stays there; what the list stands in is no place.
    if (activeElement && !list.contains(activeElement) && !activeElement.contains(list)) return;
    const shown = list.querySelectorAll<HTMLElement>("[data-row]");
    const row = shown[Math.min(place, shown.length - 1)];
    (row ?? list).focus({ preventScroll: true });
  }, [data, isPlaceholderData]);

  return {
    query,
    rows,
    q: new URLSearchParams(String(data?.pageParams[0]).split("?")[1]).get("q") ?? "",
    // Said by the pages themselves: the query knows it of the next search's only.
    hasMore: (data?.pages.at(-1)?.next ?? null) !== null,
    box,
    loadMore: async () => {
      landing.current = count;
      const { isError, hasNextPage, data } = await query.fetchNextPage();
      // The button is still there.
      const isInVain = hasNextPage && data?.pages.at(-1)?.rows.length === 0;
      if (isError || isInVain) landing.current = null;
    },
    landOn: (place) => {
      landing.current = place;
    },
  };
}
