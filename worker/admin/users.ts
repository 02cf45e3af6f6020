import { and, eq, gt, isNotNull, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { AdminUser, PlanFilter } from "#schema/admin.ts";
import { statusAt } from "#schema/subscription.ts";
import { isBillingOn, planOf } from "../billing.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { customerUrlOf } from "../subscriptions/customer-url.ts";
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

export const columnsOf = (db: Db) => ({
  id: users.id,
  username: users.username,
  email: users.email,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  createdAt: users.createdAt,
  role: users.role,
  twoStepAt: users.twoStepAt,
  customerId: users.customerId,
  profileCount: db.$count(guides, eq(guides.userId, users.id)).as("profile_count"),
});
type Row = Pick<typeof users.$inferSelect, Exclude<keyof ReturnType<typeof columnsOf>, "profileCount">> & {
  profileCount: number;
};

export const toAdminUser = (stored: Row, ctx: Ctx): AdminUser => {
  const row = planOf(stored, ctx);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    subscriptionStatus: statusAt(row, ctx.now),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    role: row.role,
    twoStep: row.twoStepAt !== null,
    profileCount: row.profileCount,
    customerUrl: customerUrlOf(ctx.config, row.customerId),
  };
};

/**
 * The conditions of accounts with each plan: `walked` is read in the order of an index, and `rest` is checked on each
 * of its rows. The plus keeps SQLite from using the index of all paid plans instead.
 */
const PLANS: Record<PlanFilter, (now: number) => { walked?: SQL; rest?: SQL | undefined }> = {
  trial: (now) => ({
    walked: eq(users.subscriptionStatus, "trial"),
    rest: gt(users.trialEndsAt, new Date(now)),
  }),
  active: () => ({
    walked: eq(users.subscriptionStatus, "active"),
    rest: isNull(users.subscriptionEndsAt),
  }),
  ending: () => ({
    walked: isNotNull(users.subscriptionEndsAt),
    rest: sql`+${users.subscriptionStatus} = ${"active"}`,
  }),
  inactive: (now) => ({
    rest: and(
      ne(users.subscriptionStatus, "active"),
      not(sql`(${users.subscriptionStatus} = ${"trial"} and coalesce(${users.trialEndsAt}, 0) > ${now})`),
    ),
  }),
};

type UsersRequest = SliceRequest & { plan: PlanFilter | undefined };

const toCursor = ({ createdAt, id }: Pick<Row, "createdAt" | "id">): Cursor => ({
  at: createdAt.getTime(),
  id,
});

/** Finds the last row that one search may read; undefined when there are fewer. */
async function findScanEnd(
  { db }: Ctx,
  request: SliceRequest,
  walked: SQL | undefined,
): Promise<Cursor | undefined> {
  const [row] = await db
    .select({ createdAt: users.createdAt, id: users.id })
    .from(users)
    .where(and(walked, isBetween(BY, request, undefined)))
    .orderBy(...inOrder(BY, request))
    .limit(1)
    .offset(SCAN_LIMIT - 1);
  return row && toCursor(row);
}

/**
 * Lists accounts by creation. A rare term is looked up in the index; a common one, and a plan, are searched for in
 * the list itself. Any request reads at most 1,001 entries for each term, 2 * SCAN_LIMIT rows and the slice.
 */
export async function listUsers(ctx: Ctx, request: UsersRequest): Promise<ListSlice<AdminUser>> {
  const { db } = ctx;
  const { terms } = request;
  const mapping = { toCursor, toItem: (row: Row) => toAdminUser(row, ctx) };
  // Where no plans are sold, every account's is active.
  const isFree = !isBillingOn(ctx);
  if (isFree && request.plan !== undefined && request.plan !== "active") return toSlice([], request, mapping);
  const plan = isFree ? undefined : request.plan;
  const { walked, rest } = plan === undefined ? {} : PLANS[plan](ctx.now);
  const select = (end: Cursor | undefined, term?: string) =>
    db
      .select(columnsOf(db))
      .from(users)
      .where(
        and(
          term === undefined ? undefined : sql`${users.id} in (${userIdsBy(term)})`,
          walked,
          rest,
          isBetween(BY, request, end),
          areUsersFound(terms),
        ),
      )
      .orderBy(...inOrder(BY, request))
      .limit(request.limit + 1);
  if (terms.length === 0 && plan === undefined) return toSlice(await select(undefined), request, mapping);
  const [term, end] = await Promise.all([
    pickRarest(db, terms, userIdsBy),
    findScanEnd(ctx, request, walked),
  ]);
  return term === undefined
    ? toSlice(await select(end), request, { ...mapping, end })
    : toSlice(await select(undefined, term), request, mapping);
}
