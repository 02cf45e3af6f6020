import type { QueryClient } from "@tanstack/react-query";
import { hasSessionHint } from "./hint.ts";
import { sessionQuery } from "./queries.ts";

/**
 * Keeps a page that the browser brings back from showing somebody who has left since: it is loaded anew where its user
 * logged out or in as it was left, and asks again for everything otherwise.
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
