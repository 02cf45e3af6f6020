import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OwnReview } from "#schema/review.ts";
import { api, read } from "#web/api/client.ts";
import { readSlice } from "#web/api/read-slice.ts";

/** Asks for the signed-in user's profiles. */
export const guidesQuery = () =>
  queryOptions({
    queryKey: [api.user.guides.$path()],
    queryFn: () => read(api.user.guides.$get()),
  });

/** Asks for the newest reviews of all the signed-in user's profiles, newest first. */
export const latestReviewsQuery = () =>
  queryOptions({
    queryKey: [api.user.reviews.$path()],
    queryFn: () => read(api.user.reviews.$get()),
  });

/** Asks for one profile by its numeric id, for its owner. */
export const guideQuery = (id: number) => {
  const param = { id: String(id) };
  return queryOptions({
    queryKey: [api.guides.id[":id"].$path({ param })],
    queryFn: () => read(api.guides.id[":id"].$get({ param })),
  });
};

/** Asks for a profile with banner, platforms and rating, as the public page shows it. Its owner also gets a hidden one. */
export const publicGuideQuery = (uniqueId: string) => {
  const param = { uniqueId };
  return queryOptions({
    queryKey: [api.guides[":uniqueId"].$path({ param })],
    queryFn: () => read(api.guides[":uniqueId"].$get({ param })),
  });
};

/** Asks for the links of a profile's own, also those whose day is past; for its team. */
export const webLinksQuery = (id: number) => {
  const param = { id: String(id) };
  return queryOptions({
    queryKey: [api.guides[":id"].links.$path({ param })],
    queryFn: () => read(api.guides[":id"].links.$get({ param })),
  });
};

/** Asks for the newest reviews of a profile, newest first. */
export const reviewsQuery = (uniqueId: string) => {
  const param = { uniqueId };
  return queryOptions({
    queryKey: [api.guides[":uniqueId"].reviews.$path({ param })],
    queryFn: () => read(api.guides[":uniqueId"].reviews.$get({ param })),
  });
};

/** Asks for the editors and invitations of a profile, for its owner. */
export const editorsQuery = (id: number) => {
  const param = { id: String(id) };
  return queryOptions({
    queryKey: [api.guides[":id"].editors.$path({ param })],
    queryFn: () => read(api.guides[":id"].editors.$get({ param })),
  });
};

/** Asks for the reviews about earlier holders of a profile's badge, newest first, slice by slice. */
export const earlierReviewsQuery = (id: number) => {
  const path: string = api.guides[":id"].reviews.earlier.$path({ param: { id: String(id) } });
  return infiniteQueryOptions({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => readSlice<OwnReview>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
  });
};
