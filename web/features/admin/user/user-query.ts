import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

const user = api.admin.users[":id"];
export const userParam = (id: number) => ({ param: { id: String(id) } });

/** Asks for all that an admin needs to help an account's owner. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [user.$path(userParam(id))],
    queryFn: () => read(user.$get(userParam(id))),
    staleTime: 0,
  });
