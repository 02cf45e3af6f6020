import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** The signed-in user's profiles. Its key is its path, as every query's. */
export const guidesQuery = () =>
  queryOptions({
    queryKey: [api.user.guides.$path()],
    queryFn: () => read(api.user.guides.$get()),
  });

/** One profile by numeric id, for its owner. */
export const guideQuery = (id: number) => {
  const param = { id: String(id) };
  return queryOptions({
    queryKey: [api.guides.id[":id"].$path({ param })],
    queryFn: () => read(api.guides.id[":id"].$get({ param })),
  });
};
