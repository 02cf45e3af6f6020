import type { QueryClient } from "@tanstack/react-query";
import { hasSessionHint } from "./hint.ts";
import { sessionQuery } from "./queries.ts";

/**
 * Refreshes a page that is restored from the back-forward cache, because its user may have signed out since. Reloads it
 * when its session was changing as it was left, and refetches everything otherwise.
 */
export function reloadWhenOver(client: QueryClient): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const user = client.getQueryData(sessionQuery().queryKey);
    const isOver = user === undefined || (user === null && hasSessionHint(document.cookie));
    if (isOver) location.reload();
    else void client.invalidateQueries();
  });
}
