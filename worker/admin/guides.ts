import { and, eq, sql, type SQL } from "drizzle-orm";
import type { AdminGuide } from "#schema/admin.ts";
import { isActiveAt } from "#schema/subscription.ts";
import type { Db } from "../db/client.ts";
import { guides, users } from "../db/tables.ts";
import { areGuidesFound, guideIdsBy, userIdsBy } from "../search/find.ts";
import { cut, inOrder, isBetween, type Key, type Page, type PageRequest, rarest, WALK } from "./page.ts";

const COLUMNS = { created: guides.createdAt, updated: guides.updatedAt };
/** What profiles are sorted by. */
export type GuideOrder = keyof typeof COLUMNS;

const FIELDS = {
  id: guides.id,
  uniqueId: guides.uniqueId,
  name: guides.name,
  createdAt: guides.createdAt,
  updatedAt: guides.updatedAt,
  userName: users.username,
  userEmail: users.email,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
};
type GuideRow = Pick<typeof guides.$inferSelect, "id" | "uniqueId" | "name" | "createdAt" | "updatedAt"> &
  Pick<typeof users.$inferSelect, "subscriptionStatus" | "trialEndsAt"> & {
    userName: string;
    userEmail: string;
  };

export const toAdminGuide = (row: GuideRow, now: number): AdminGuide => ({
  id: row.id,
  name: row.name,
  userName: row.userName,
  userEmail: row.userEmail,
  isPublic: isActiveAt(row, now),
  uniqueId: row.uniqueId,
  lastUpdated: row.updatedAt.toISOString(),
});

/** The last of the rows that may be gone through; undefined when there are fewer. */
async function walkEnd(db: Db, order: GuideOrder, page: PageRequest): Promise<Key | undefined> {
  const by = { at: COLUMNS[order], id: guides.id };
  const [row] = await db
    .select({ at: by.at, id: by.id })
    .from(guides)
    .where(isBetween(by, page, undefined))
    .orderBy(...inOrder(by, page))
    .limit(1)
    .offset(WALK - 1);
  return row && { at: row.at.getTime(), id: row.id };
}

/**
 * Profiles with their owners, by when they were made or changed. A rare term is looked up among the words of profiles and
 * of accounts; a common one is found on the way through the list itself. Reads at most 2,002 words a term, 3 * WALK rows
 * and the page, whatever is asked.
 */
export async function listAllGuides(db: Db, order: GuideOrder, page: PageRequest): Promise<Page<GuideRow>> {
  const by = { at: COLUMNS[order], id: guides.id };
  const keyOf = (row: GuideRow): Key => ({
    at: (order === "created" ? row.createdAt : row.updatedAt).getTime(),
    id: row.id,
  });
  const select = (end: Key | undefined, among?: SQL) =>
    db
      .select(FIELDS)
      .from(guides)
      .innerJoin(users, eq(users.id, guides.userId))
      .where(and(among, isBetween(by, page, end), areGuidesFound(page.terms)))
      .orderBy(...inOrder(by, page))
      .limit(page.limit + 1);
  if (page.terms.length === 0) return cut(await select(undefined), page, keyOf, undefined);
  const [term, end] = await Promise.all([
    rarest(db, page.terms, guideIdsBy, userIdsBy),
    walkEnd(db, order, page),
  ]);
  if (term === undefined) return cut(await select(end), page, keyOf, end);
  const among = sql`${guides.id} in (${guideIdsBy(term)}
    union select ${guides.id} from ${guides} where ${guides.userId} in (${userIdsBy(term)}))`;
  return cut(await select(undefined, among), page, keyOf, undefined);
}
