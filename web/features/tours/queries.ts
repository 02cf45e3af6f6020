import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** The key of the signed-in user's profiles, which features/guides/ asks for. */
const OWN_GUIDES_KEY = [api.user.guides.$path()] as const;

/** Asks for the operator's tours, oldest first. */
export const toursQuery = () =>
  queryOptions({
    queryKey: [api.tours.$path()],
    queryFn: () => read(api.tours.$get()),
  });

/** Asks for the tours that a profile shows, in their order. */
export const featuredToursQuery = (guideId: number) => {
  const param = { id: String(guideId) };
  return queryOptions({
    queryKey: [api.guides[":id"].tours.$path({ param })],
    queryFn: () => read(api.guides[":id"].tours.$get({ param })),
  });
};

/** Refetches the tours that these profiles show, and the list of the user's profiles, which counts them. */
export async function refetchFeatured(client: QueryClient, guideIds: Iterable<number>): Promise<void> {
  const lists = [...new Set(guideIds)].map((id) => featuredToursQuery(id).queryKey);
  await Promise.all([OWN_GUIDES_KEY, ...lists].map((queryKey) => client.invalidateQueries({ queryKey })));
}
