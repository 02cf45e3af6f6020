import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
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
/** empty slices in a row that are skipped without the user asking for more */
const SKIPPED_MAX = 5;

/** The signed-in admin; 401 for everybody else. */
export const adminQuery = () =>
  queryOptions({
    queryKey: [api.admin.me.$path()],
    queryFn: () => read(api.admin.me.$get()),
    // The user may have logged out in another tab.
    refetchOnWindowFocus: "always",
  });

export const statsQuery = () =>
  queryOptions({
    queryKey: [api.admin.stats.$path()],
    queryFn: () => read(api.admin.stats.$get()),
  });

/** The hourly runs, and what waits for the next one. */
export const runningQuery = () =>
  queryOptions({
    queryKey: [api.admin.running.$path()],
    queryFn: () => read(api.admin.running.$get()),
  });

/** Loads a slice. It may be empty though others follow: then the next ones are tried, `left` in all. */
async function loadSlice<Row>(
  path: string,
  signal: AbortSignal,
  left = SKIPPED_MAX,
): Promise<ListSlice<Row>> {
  const slice = await readSlice<Row>(path, signal);
  if (slice.rows.length > 0 || slice.next === null || left === 1) return slice;
  return loadSlice(slice.next, signal, left - 1);
}

/** A list, slice by slice. The one on screen stays while another search is loading. */
function listQuery<Row>(list: string, search: Record<string, string> = {}) {
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

/** `q`: the words that are searched for, "" for everything. */
export type Search<Sort extends string> = { q: string; sort: Sort };

export const USERS_PATH = api.admin.users.$path();

/** All accounts, or those whose username or e-mail has `q` in it; with `plan` only those. */
export const usersQuery = (search: Search<UserSort>, plan: PlanFilter | "" = "") =>
  listQuery<AdminUser>(USERS_PATH, { ...search, plan });

export const GUIDES_PATH = api.admin.guides.$path();

/** All profiles, or those whose name, public id, or owner's username or e-mail has `q` in it. */
export const profilesQuery = (search: Search<GuideSort>) => listQuery<AdminGuide>(GUIDES_PATH, search);

export const REPORTS_PATH = api.admin.reports.$path();

/** Reviews that were held or reported, and wait for a decision or have one. */
export const casesQuery = (status: (typeof CASE_FILTERS)[number]) =>
  listQuery<ReviewCase>(REPORTS_PATH, { status });

/** The audit log, newest first; with `kind` "changes" without who signed in and out. */
export const auditQuery = (kind: AuditKind = "all") =>
  listQuery<AuditEntry>(api.admin.audit.$path(), { kind });
