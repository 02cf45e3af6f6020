import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AdminGuide, AdminUser, AuditEntry, GuideSort, UserSort } from "#schema/admin.ts";
import { api, read, refuse } from "#web/api/client.ts";
import { nextPageOf } from "#web/api/next-page.ts";

/** rows that are asked for at a time */
const PAGE_SIZE = 25;
/** empty pages in a row that are gone over without a word */
const EMPTY_PAGES = 5;

/** The signed-in admin; 401 for everybody else. */
export const adminQuery = () =>
  queryOptions({
    queryKey: [api.admin.me.$path()],
    queryFn: () => read(api.admin.me.$get()),
    // Whoever comes back to the tab may have logged out in another one.
    refetchOnWindowFocus: "always",
  });

export const statsQuery = () =>
  queryOptions({
    queryKey: [api.admin.stats.$path()],
    queryFn: () => read(api.admin.stats.$get()),
  });

/** `next` is the address of the page after it, null at the end. */
export type Page<Row> = { rows: Row[]; next: string | null };

/** A page may be empty though others follow: then it goes on until something came, for as many pages as are left. */
async function loadPage<Row>(path: string, signal: AbortSignal, left = EMPTY_PAGES): Promise<Page<Row>> {
  const response = await fetch(path, { signal });
  await refuse(response);
  const page: Page<Row> = { rows: await response.json(), next: nextPageOf(response) };
  if (page.rows.length > 0 || page.next === null || left === 1) return page;
  return loadPage(page.next, signal, left - 1);
}

/** A list by pages. The one that is shown stays while another search is on its way. */
function listQuery<Row>(list: string, search: Partial<Search<string>> = {}) {
  const asked = Object.entries(search).filter(([, value]) => value !== "");
  const path = `${list}?${new URLSearchParams([["limit", String(PAGE_SIZE)], ...asked])}`;
  return infiniteQueryOptions({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => loadPage<Row>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** What is looked for, "" for everything, and in which order. */
export type Search<Sort extends string> = { q: string; sort: Sort };

export const USERS_PATH = api.admin.users.$path();

/** All accounts, or those whose username or e-mail has `q` in it. */
export const usersQuery = (search: Search<UserSort>) => listQuery<AdminUser>(USERS_PATH, search);

/** All profiles, or those whose name, public id, or owner's username or e-mail has `q` in it. */
export const profilesQuery = (search: Search<GuideSort>) =>
  listQuery<AdminGuide>(api.admin.guides.$path(), search);

/** What admins did, newest first. */
export const auditQuery = () => listQuery<AuditEntry>(api.admin.audit.$path());
