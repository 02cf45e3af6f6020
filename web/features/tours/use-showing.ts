import { useQueries } from "@tanstack/react-query";
import type { Guide } from "#schema/guide.ts";
import { featuredToursQuery } from "./queries.ts";

/** Finds which of the account's profiles show each tour, by its id; undefined until all of them are known. */
export function useShowing(guides: Guide[] | undefined): Map<number, Guide[]> | undefined {
  const answers = useQueries({
    queries: (guides ?? []).map(({ id }) => ({ ...featuredToursQuery(id), staleTime: 0 })),
  });
  if (!guides || answers.some(({ data }) => data === undefined)) return undefined;
  const showing = new Map<number, Guide[]>();
  for (const [place, guide] of guides.entries())
    for (const { tourId } of answers[place]?.data ?? [])
      showing.set(tourId, [...(showing.get(tourId) ?? []), guide]);
  return showing;
}
