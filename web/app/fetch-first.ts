import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { isReadAgain } from "#web/api/query-client.ts";
import { guideQuery, guidesQuery } from "#web/features/guides/queries.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { subscriptionQuery } from "#web/features/subscriptions/queries.ts";
import { paths, screenAt } from "#web/paths.ts";

/** Wraps a query, whose key is the address of its call. Its fetch ends with the first try: the page tells of the next. */
const call = <Data, Key extends readonly string[]>(query: FetchQueryOptions<Data, Error, Data, Key>) => ({
  path: query.queryKey[0],
  fetch: (client: QueryClient) =>
    new Promise<void>((resolve) => {
      const retry = (failures: number, error: Error) => {
        resolve();
        return isReadAgain(failures, error);
      };
      void client.prefetchQuery({ ...query, retry }).then(resolve);
    }),
});

/** Lists the calls that the first page makes. */
function firstCalls(pathname: string, cookies: string) {
  if (!hasSessionHint(cookies)) return [];
  const session = call(sessionQuery());
  if (pathname === paths.dashboard) return [session, call(guidesQuery()), call(subscriptionQuery())];
  const isList = pathname === paths.create || pathname === paths.start || pathname === paths.prints;
  const page = screenAt(pathname)?.page;
  if (isList || page === "statistics") return [session, call(guidesQuery())];
  const id = pathname.split("/")[2];
  const isOfOne = id !== undefined && (page === "guide-form" || page === "print");
  return isOfOne ? [session, call(guideQuery(Number(id)))] : [session];
}

/**
 * Asks for what the first page shows while the page's code is on its way. Ends when the responses are there that the
 * document shows already: before that the page would put a skeleton in their place.
 */
export async function fetchFirst(client: QueryClient, pathname: string): Promise<void> {
  const calls = firstCalls(pathname, document.cookie);
  const shown = document.querySelector("[data-look]") ? [sessionQuery(), guidesQuery()] : [];
  const addresses = new Set<string | undefined>(shown.map(({ queryKey: [path] }) => path));
  const tries = calls.map(({ path, fetch }) => ({ path, tried: fetch(client) }));
  await Promise.all(tries.filter(({ path }) => addresses.has(path)).map(({ tried }) => tried));
}

/** Makes the links by which browsers make those calls with the document's first bytes; fetch() takes the responses. */
export const firstCallLinks = (pathname: string, cookies: string): string =>
  firstCalls(pathname, cookies)
    .map(({ path }) => `<link rel="preload" as="fetch" crossorigin href="${path}">`)
    .join("");
