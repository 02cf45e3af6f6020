import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type {
  AdminGuide,
  AdminUser,
  AuditEntry,
  AuditKind,
  GuideSort,
  PlanFilter,
  UserSort,
} from "#schema/admin.ts";
import type { CASE_FILTERS, ReviewCase } from "#schema/moderation.ts";
import { api, read } from "#web/api/client.ts";
import { type ListSlice, readSlice } from "#web/api/read-slice.ts";

/** rows of one slice */
const BATCH_SIZE = 25;
/** the most empty slices in a row that are skipped before the user is asked */
const SKIPPED_MAX = 5;

/** Asks for the signed-in admin; 401 for everybody else. */
export const adminQuery = () =>
  queryOptions({
    queryKey: [api.admin.me.$path()],
    queryFn: () => read(api.admin.me.$get()),
    // The admin may have logged out in another tab.
    refetchOnWindowFocus: "always",
  });

/** Asks for the platform's numbers. */
export const statsQuery = () =>
  queryOptions({
    queryKey: [api.admin.stats.$path()],
    queryFn: () => read(api.admin.stats.$get()),
  });

export const RUNNING_PATH = api.admin.running.$path();

/** Asks for the hourly runs, what waits for the next one, and what waits for an admin. */
export const runningQuery = () =>
  queryOptions({
    queryKey: [RUNNING_PATH],
    queryFn: () => read(api.admin.running.$get()),
  });

/** Loads a slice. Where it is empty and others follow, it loads the next ones, at most `left` in all. */
async function loadSlice<Row>(
  path: string,
  signal: AbortSignal,
  left = SKIPPED_MAX,
): Promise<ListSlice<Row>> {
  const slice = await readSlice<Row>(path, signal);
  if (slice.rows.length > 0 || slice.next === null || left === 1) return slice;
  return loadSlice(slice.next, signal, left - 1);
}

/** Asks for a list, slice by slice. The list on screen stays while another search is loading. */
export function listQuery<Row>(list: string, search: Record<string, string> = {}) {
  const asked = Object.entries(search).filter(([, value]) => value !== "");
  const path = `${list}?${new URLSearchParams([["limit", String(BATCH_SIZE)], ...asked])}`;
  return infiniteQueryOptions({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => loadSlice<Row>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** A search. `q`: the words that are searched for, "" for everything. */
export type Search<Sort extends string> = { q: string; sort: Sort };

export const USERS_PATH = api.admin.users.$path();

/** Asks for all accounts, or those that match `q` by username or e-mail; with a `plan` only those that have it. */
export const usersQuery = (search: Search<UserSort>, plan: PlanFilter | "" = "") =>
  listQuery<AdminUser>(USERS_PATH, { ...search, plan });

export const GUIDES_PATH = api.admin.guides.$path();

/** Asks for all profiles, or those that match `q` by name, public id, or their owner's username or e-mail. */
export const profilesQuery = (search: Search<GuideSort>) => listQuery<AdminGuide>(GUIDES_PATH, search);

export const REPORTS_PATH = api.admin.reports.$path();
export const PAGE_REPORTS_PATH = api.admin["page-reports"].$path();

/** Asks for the reviews that were held or reported, and wait for a decision or have one. */
export const casesQuery = (status: (typeof CASE_FILTERS)[number]) =>
  listQuery<ReviewCase>(REPORTS_PATH, { status });

/** Asks for the audit log, newest first. The `kind` "changes" leaves out sign-ins and sign-outs; an empty filter is none. */
export const auditQuery = (kind: AuditKind = "all", filter: Record<string, string> = {}) =>
  listQuery<AuditEntry>(api.admin.audit.$path(), { kind, ...filter });

/** Refetches what comes from these paths; of lists, each search. */
export const refetch = (client: QueryClient, ...paths: string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => paths.includes(String(address).split("?")[0] ?? ""),
  });
