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
  /** undefined until a page is here */
  rows: Row[] | undefined;
  /** what the list stands in */
  box: RefObject<HTMLElement | null>;
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

  const box = useRef<HTMLElement>(null);
  const landing = useRef<number>(null);
  const count = rows?.length ?? 0;
  const { hasNextPage } = query;
  useEffect(() => {
    const place = landing.current;
    landing.current = null;
    const { activeElement, body } = document;
    // Whoever has gone on elsewhere stays there.
    if (place === null || (activeElement !== body && !box.current?.contains(activeElement))) return;
    const shown = box.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
    const row = shown[Math.min(place, shown.length - 1)];
    (row ?? box.current)?.focus({ preventScroll: true });
  }, [count, hasNextPage]);

  return {
    query,
    rows,
    box,
    loadMore: async () => {
      landing.current = count;
      const { isError } = await query.fetchNextPage();
      if (isError) landing.current = null;
    },
    landOn: (place) => {
      landing.current = place;
    },
  };
}
