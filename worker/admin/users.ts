import { and, sql } from "drizzle-orm";
import type { AdminUser } from "#schema/admin.ts";
import { statusAt } from "#schema/subscription.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { areUsersFound, userIdsBy } from "../search/find.ts";
import {
  type Cursor,
  inOrder,
  isBetween,
  type ListSlice,
  pickRarest,
  SCAN_LIMIT,
  type SliceRequest,
  toSlice,
} from "./list-slice.ts";

const BY = { at: users.createdAt, id: users.id };

const COLUMNS = {
  id: users.id,
  username: users.username,
  email: users.email,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  createdAt: users.createdAt,
};
type Row = Pick<typeof users.$inferSelect, keyof typeof COLUMNS>;

const toAdminUser = (row: Row, now: number): AdminUser => ({
  id: row.id,
  username: row.username,
  email: row.email,
  subscriptionStatus: statusAt(row, now),
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

const cursorOf = ({ createdAt, id }: Pick<Row, "createdAt" | "id">): Cursor => ({
  at: createdAt.getTime(),
  id,
});

/** The last row one search may read; undefined when there are fewer. */
async function findScanEnd({ db }: Ctx, request: SliceRequest): Promise<Cursor | undefined> {
  const [row] = await db
    .select({ createdAt: users.createdAt, id: users.id })
    .from(users)
    .where(isBetween(BY, request, undefined))
    .orderBy(...inOrder(BY, request))
    .limit(1)
    .offset(SCAN_LIMIT - 1);
  return row && cursorOf(row);
}

/**
 * Lists accounts by creation. A rare term is looked up among the words; a common one is searched for in the list itself. Reads
 * at most 1,001 words a term, 2 * SCAN_LIMIT rows and the slice, for any request.
 */
export async function listUsers(ctx: Ctx, request: SliceRequest): Promise<ListSlice<AdminUser>> {
  const { db, now } = ctx;
  const { terms } = request;
  const mapping = { cursorOf, toItem: (row: Row) => toAdminUser(row, now) };
  const select = (end: Cursor | undefined, term?: string) =>
    db
      .select(COLUMNS)
      .from(users)
      .where(
        and(
          term === undefined ? undefined : sql`${users.id} in (${userIdsBy(term)})`,
          isBetween(BY, request, end),
          areUsersFound(terms),
        ),
      )
      .orderBy(...inOrder(BY, request))
      .limit(request.limit + 1);
  if (terms.length === 0) return toSlice(await select(undefined), request, mapping);
  const [term, end] = await Promise.all([pickRarest(db, terms, userIdsBy), findScanEnd(ctx, request)]);
  return term === undefined
    ? toSlice(await select(end), request, { ...mapping, end })
    : toSlice(await select(undefined, term), request, mapping);
}
