import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { guideQuery, guidesQuery } from "#web/features/guides/queries.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { subscriptionQuery } from "#web/features/subscriptions/queries.ts";
import { isAppPath, paths } from "./paths.ts";

/** Wraps a query, whose key is the address of its call. */
const call = <Data, Key extends readonly string[]>(query: FetchQueryOptions<Data, Error, Data, Key>) => ({
  path: query.queryKey[0],
  fetch: (client: QueryClient) => client.prefetchQuery(query),
});

/** Lists the calls that the first page makes. */
function firstCalls(pathname: string, cookies: string) {
  if (!hasSessionHint(cookies)) return [];
  const session = call(sessionQuery());
  if (pathname === paths.dashboard) return [session, call(guidesQuery()), call(subscriptionQuery())];
  const isList = pathname === paths.create || pathname === paths.prints;
  if (isList || pathname.startsWith(paths.statisticsOfFirst)) return [session, call(guidesQuery())];
  const [, id] = /^\/(?:edit|print)\/(\d+)$/.exec(pathname) ?? [];
  return id !== undefined && isAppPath(pathname) ? [session, call(guideQuery(Number(id)))] : [session];
}

/** Asks for what the first page shows while the page's code is loading. */
export function fetchFirst(client: QueryClient, pathname: string): void {
  for (const { fetch } of firstCalls(pathname, document.cookie)) void fetch(client);
}

/** Makes the links by which the browser makes those calls with the document's first bytes; fetch() takes their answers. */
export const firstCallLinks = (pathname: string, cookies: string): string =>
  firstCalls(pathname, cookies)
    .map(({ path }) => `<link rel="preload" as="fetch" crossorigin href="${path}">`)
    .join("");
