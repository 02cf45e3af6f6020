import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** Asks for the subscription with its current state: active, trial or inactive. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: [api.subscriptions.status.$path()],
    queryFn: () => read(api.subscriptions.status.$get()),
  });
