import type { QueryClient } from "@tanstack/react-query";
import { guideQuery, guidesQuery } from "#web/features/guides/queries.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { subscriptionQuery } from "#web/features/subscriptions/queries.ts";
import { isAppPath, paths } from "./paths.ts";

/** Asks for the session and for what the first page shows while the page's code is on its way. */
export function fetchFirst(client: QueryClient, pathname: string): void {
  if (!hasSessionHint(document.cookie)) return;
  void client.prefetchQuery(sessionQuery());
  if (pathname === paths.dashboard) {
    void client.prefetchQuery(guidesQuery());
    void client.prefetchQuery(subscriptionQuery());
  }
  const isList = pathname === paths.create || pathname === paths.prints;
  if (isList || pathname.startsWith(paths.statisticsOfFirst)) void client.prefetchQuery(guidesQuery());
  const [, id] = /^\/(?:edit|print)\/(\d+)$/.exec(pathname) ?? [];
  if (id !== undefined && isAppPath(pathname)) void client.prefetchQuery(guideQuery(Number(id)));
}
