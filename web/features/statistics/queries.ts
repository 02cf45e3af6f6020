import { queryOptions } from "@tanstack/react-query";
import type { Span, SpanText } from "#schema/statistics.ts";
import { api, read } from "#web/api/client.ts";

/** Asks what happened on a profile's page in the last days. */
export const statisticsQuery = (id: number, span: Span) => {
  const param = { id: String(id) };
  const query = { days: `${span}` satisfies SpanText } as const;
  return queryOptions({
    queryKey: [api.guides[":id"].stats.$path({ param, query })],
    queryFn: () => read(api.guides[":id"].stats.$get({ param, query })),
  });
};

/** Asks what happened in the last days on all pages that the account may edit. */
export const ownStatisticsQuery = (span: Span) => {
  const query = { days: `${span}` satisfies SpanText } as const;
  return queryOptions({
    queryKey: [api.user.stats.$path({ query })],
    queryFn: () => read(api.user.stats.$get({ query })),
  });
};
