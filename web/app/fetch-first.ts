import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { guideQuery, guidesQuery } from "#web/features/guides/queries.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { subscriptionQuery } from "#web/features/subscriptions/queries.ts";
import { isAppPath, paths } from "./paths.ts";

/** A query, whose key is the address of its call; `isSeen` where the document shows the same answer already. */
const call = <Data, Key extends readonly string[]>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  isSeen = false,
) => ({
  path: query.queryKey[0],
  isSeen,
  fetch: (client: QueryClient) => client.prefetchQuery(query),
});

/** What the first page asks for. */
function firstCalls(pathname: string, cookies: string) {
  if (!hasSessionHint(cookies)) return [];
  if (pathname === paths.dashboard)
    return [call(sessionQuery(), true), call(guidesQuery(), true), call(subscriptionQuery())];
  const session = call(sessionQuery());
  const isList = pathname === paths.create || pathname === paths.prints;
  if (isList || pathname.startsWith(paths.statisticsOfFirst)) return [session, call(guidesQuery())];
  const [, id] = /^\/(?:edit|print)\/(\d+)$/.exec(pathname) ?? [];
  return id !== undefined && isAppPath(pathname) ? [session, call(guideQuery(Number(id)))] : [session];
}

/**
 * Asks for what the first page shows while the page's code is on its way. Ends when all is there, or has failed, that the
 * document shows: rendered before that, the page would put a skeleton in its place.
 */
export async function fetchFirst(client: QueryClient, pathname: string): Promise<void> {
  const isShown = document.querySelector("[data-look]") !== null;
  const calls = firstCalls(pathname, document.cookie).map(({ isSeen, fetch }) => ({
    isSeen,
    end: fetch(client),
  }));
  await Promise.all(calls.map(({ isSeen, end }) => isShown && isSeen && end));
}

/** Links by which the browser makes those calls with the document's first bytes; fetch() takes their answers. */
export const firstCallLinks = (pathname: string, cookies: string): string =>
  firstCalls(pathname, cookies)
    .map(({ path }) => `<link rel="preload" as="fetch" crossorigin href="${path}">`)
    .join("");
