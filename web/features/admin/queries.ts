import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** The signed-in admin; 401 for everybody else. */
export const adminQuery = () =>
  queryOptions({
    queryKey: [api.admin.me.$path()],
    queryFn: () => read(api.admin.me.$get()),
  });
