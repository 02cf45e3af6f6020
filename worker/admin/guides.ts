import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { AdminGuide } from "#schema/admin.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { NotFound } from "../errors.ts";
import { shownLicence } from "../guides/licence.ts";
import { isPublicAt } from "../guides/public-guides.ts";
import { areGuidesFound, guideIdsBy, guideIdsByContact, hasContact, userIdsBy } from "../search/find.ts";
import {
  type Cursor,
  inOrder,
  isBetween,
  isRare,
  type ListSlice,
  pickRarest,
  SCAN_LIMIT,
  type SliceRequest,
  toSlice,
} from "./list-slice.ts";

const SORT_COLUMN = { created: guides.createdAt, updated: guides.updatedAt };
export type GuideOrder = keyof typeof SORT_COLUMN;

const COLUMNS = {
  id: guides.id,
  uniqueId: guides.uniqueId,
  name: guides.name,
  createdAt: guides.createdAt,
  updatedAt: guides.updatedAt,
  userId: guides.userId,
  userName: users.username,
  userEmail: users.email,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  deletionDueAt: users.deletionDueAt,
  hiddenAt: guides.hiddenAt,
  hiddenReason: guides.hiddenReason,
  licence: guides.licence,
  licenceCheckedAt: guides.licenceCheckedAt,
  licenceUntil: guides.licenceUntil,
};
type Row = Pick<
  typeof guides.$inferSelect,
  | "id"
  | "userId"
  | "uniqueId"
  | "name"
  | "createdAt"
  | "updatedAt"
  | "hiddenAt"
  | "hiddenReason"
  | "licence"
  | "licenceCheckedAt"
  | "licenceUntil"
> &
  Pick<typeof users.$inferSelect, "subscriptionStatus" | "trialEndsAt" | "deletionDueAt"> & {
    userName: string;
    userEmail: string;
  };

const toAdminGuide = (row: Row, ctx: Ctx): AdminGuide => ({
  id: row.id,
  name: row.name,
  userId: row.userId,
  userName: row.userName,
  userEmail: row.userEmail,
  isPublic: isPublicAt(row, ctx),
  hiddenReason: row.hiddenAt === null ? null : row.hiddenReason,
  licence: shownLicence(row, ctx.now),
  uniqueId: row.uniqueId,
  lastUpdated: row.updatedAt.toISOString(),
});

/** Reads a profile as admins see it. Throws NotFound. */
export async function getAdminGuide(ctx: Ctx, id: number): Promise<AdminGuide> {
  const [row] = await ctx.db
    .select(COLUMNS)
    .from(guides)
    .innerJoin(users, eq(users.id, guides.userId))
    .where(eq(guides.id, id));
  if (!row) throw new NotFound();
  return toAdminGuide(row, ctx);
}

/** Finds the last row that one search may read; undefined when there are fewer. */
async function findScanEnd(
  { db }: Ctx,
  order: GuideOrder,
  request: SliceRequest,
): Promise<Cursor | undefined> {
  const by = { at: SORT_COLUMN[order], id: guides.id };
  const [row] = await db
    .select({ at: by.at, id: by.id })
    .from(guides)
    .where(isBetween(by, request, undefined))
    .orderBy(...inOrder(by, request))
    .limit(1)
    .offset(SCAN_LIMIT - 1);
  return row && { at: row.at.getTime(), id: row.id };
}

/**
 * Lists profiles with their owners, by creation or last change. A rare term is looked up among the terms of profiles
 * and accounts; a common one is searched for in the list itself. What a page says of its guide is found as well. Any request
 * reads at most 2,002 entries for each term, 1,001 contacts, 3 * SCAN_LIMIT rows and the slice.
 */
export async function listAllGuides(
  ctx: Ctx,
  order: GuideOrder,
  request: SliceRequest,
): Promise<ListSlice<AdminGuide>> {
  const { db } = ctx;
  const { terms, contact } = request;
  const by = { at: SORT_COLUMN[order], id: guides.id };
  const mapping = {
    toCursor: (row: Row): Cursor => ({
      at: (order === "created" ? row.createdAt : row.updatedAt).getTime(),
      id: row.id,
    }),
    toItem: (row: Row) => toAdminGuide(row, ctx),
  };
  const isFound = contact ? or(areGuidesFound(terms), hasContact(contact)) : areGuidesFound(terms);
  const select = (end: Cursor | undefined, among?: SQL) =>
    db
      .select(COLUMNS)
      .from(guides)
      .innerJoin(users, eq(users.id, guides.userId))
      .where(and(among, isBetween(by, request, end), isFound))
      .orderBy(...inOrder(by, request))
      .limit(request.limit + 1);
  if (terms.length === 0) return toSlice(await select(undefined), request, mapping);
  const [term, isRareContact, end] = await Promise.all([
    pickRarest(db, terms, guideIdsBy, userIdsBy),
    contact === undefined || isRare(db, guideIdsByContact(contact)),
    findScanEnd(ctx, order, request),
  ]);
  if (term === undefined || !isRareContact) return toSlice(await select(end), request, { ...mapping, end });
  const among = sql`${guides.id} in (${guideIdsBy(term)}
    union select ${guides.id} from ${guides} where ${guides.userId} in (${userIdsBy(term)})
    ${contact ? sql`union ${guideIdsByContact(contact)}` : sql``})`;
  return toSlice(await select(undefined, among), request, mapping);
}
