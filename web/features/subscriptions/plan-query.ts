import { queryOptions } from "@tanstack/react-query";
import { HOUR } from "#schema/durations.ts";
import type { Plan } from "#schema/plan.ts";
import { api, read } from "#web/api/client.ts";
import { statusOf } from "#web/api/failure.ts";
import { planInDocument } from "./plan-in-document.ts";

// This is a file of its own, because queries.ts is in the code of every page.

/** Asks what a subscription costs; null on a server without a price. */
export const planQuery = () =>
  queryOptions({
    queryKey: [api.subscriptions.plan.$path()],
    queryFn: (): Promise<Plan | null> =>
      read(api.subscriptions.plan.$get()).catch((error: unknown) => {
        if (statusOf(error) === 503) return null;
        throw error;
      }),
    staleTime: HOUR,
    initialData: planInDocument,
    initialDataUpdatedAt: () => performance.timeOrigin,
  });
