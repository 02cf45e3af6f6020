import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Guide } from "#schema/guide.ts";
import { featuredToursQuery } from "./queries.ts";

/** Finds which of the account's profiles show each tour, by its id; undefined until all of them are known. */
export function useShowing(guides: Guide[] | undefined): Map<number, Guide[]> | undefined {
  const client = useQueryClient();
  // One query for all of them: the library's own way to observe many is larger than this page's other parts.
  const { data } = useQuery({
    queryKey: ["showing", guides?.map(({ id }) => id)],
    queryFn: () =>
      Promise.all(
        (guides ?? []).map(({ id }) => client.fetchQuery({ ...featuredToursQuery(id), staleTime: 0 })),
      ),
    enabled: guides !== undefined,
    staleTime: 0,
  });
  if (!guides || !data) return undefined;
  const showing = new Map<number, Guide[]>();
  for (const [place, guide] of guides.entries())
    for (const { tourId } of data[place] ?? []) showing.set(tourId, [...(showing.get(tourId) ?? []), guide]);
  return showing;
}
