import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

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
