import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** A profile as everybody sees it: with its banner, platforms and rating. Its owner may always see it. */
export const publicGuideQuery = (uniqueId: string) => {
  const param = { uniqueId };
  return queryOptions({
    queryKey: [api.guides[":uniqueId"].$path({ param })],
    queryFn: () => read(api.guides[":uniqueId"].$get({ param })),
  });
};

/** What guests wrote, newest first. */
export const reviewsQuery = (uniqueId: string) => {
  const param = { uniqueId };
  return queryOptions({
    queryKey: [api.guides[":uniqueId"].reviews.$path({ param })],
    queryFn: () => read(api.guides[":uniqueId"].reviews.$get({ param })),
  });
};
