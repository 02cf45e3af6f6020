import type { QueryClient } from "@tanstack/react-query";
import { codeOf } from "#web/api/failure.ts";
import { t } from "#texts/app/t.ts";
import { sessionQuery } from "./queries.ts";

/** Says what to do about a profile that this account may no longer edit. */
export const notYoursReason = (): string =>
  t("This profile was deleted, or it is no longer yours to edit. Please ask who runs the page.");

/** Returns whether the API refused a call because the profile is another account's. */
export const isNotYours = (error: unknown): boolean => codeOf(error) === "not_yours";

/** Asks the server whether another account than the one that the tab shows is signed in, which the tab shows from then on. */
export async function isOtherAccount(client: QueryClient): Promise<boolean> {
  const shown = client.getQueryData(sessionQuery().queryKey);
  const user = await client.fetchQuery({ ...sessionQuery(), staleTime: 0 }).catch(() => shown);
  return user?.id !== shown?.id;
}
