import { and, sql } from "drizzle-orm";
import type { AdminUser } from "#schema/admin.ts";
import { statusAt } from "#schema/subscription.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/tables.ts";
import { areUsersFound, userIdsBy } from "../search/find.ts";
import { cut, inOrder, isBetween, type Key, type Page, type PageRequest, rarest, WALK } from "./page.ts";

const BY = { at: users.createdAt, id: users.id };

type UserRow = typeof users.$inferSelect;

export const toAdminUser = (row: UserRow, now: number): AdminUser => ({
  id: row.id,
  username: row.username,
  email: row.email,
  subscriptionStatus: statusAt(row, now),
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

const keyOf = ({ createdAt, id }: Pick<UserRow, "createdAt" | "id">): Key => ({
  at: createdAt.getTime(),
  id,
});

/** The last of the rows that may be gone through; undefined when there are fewer. */
async function walkEnd(db: Db, page: PageRequest): Promise<Key | undefined> {
  const [row] = await db
    .select({ createdAt: users.createdAt, id: users.id })
    .from(users)
    .where(isBetween(BY, page, undefined))
    .orderBy(...inOrder(BY, page))
    .limit(1)
    .offset(WALK - 1);
  return row && keyOf(row);
}

/**
 * Accounts by when they were made. A rare term is looked up among the words; a common one is found on the way through
 * the list itself. Goes through at most 1,001 words a term, 2 * WALK rows and the page, whatever is asked.
 */
export async function listUsers(db: Db, page: PageRequest): Promise<Page<UserRow>> {
  const select = (end: Key | undefined, term?: string) =>
    db
      .select()
      .from(users)
      .where(
        and(
          term === undefined ? undefined : sql`${users.id} in (${userIdsBy(term)})`,
          isBetween(BY, page, end),
          areUsersFound(page.terms),
        ),
      )
      .orderBy(...inOrder(BY, page))
      .limit(page.limit + 1);
  if (page.terms.length === 0) return cut(await select(undefined), page, keyOf, undefined);
  const [term, end] = await Promise.all([rarest(db, page.terms, userIdsBy), walkEnd(db, page)]);
  return term === undefined
    ? cut(await select(end), page, keyOf, end)
    : cut(await select(undefined, term), page, keyOf, undefined);
}
