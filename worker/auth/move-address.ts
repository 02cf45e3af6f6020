import { and, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { isTaken } from "./taken-address.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { Conflict } from "../errors.ts";
import { type findLink, linkInvalid } from "../mail/link-tokens.ts";
import { addUserTerms, removeUserTerms } from "../search/index-terms.ts";

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

const taken = () => new Conflict("email_claimed");

/** The links and e-mails of an address that is left. */
const OF_OLD_ADDRESS = ["verify-email", "reset-password", "confirm-email"] as const;

/** What a move does beside giving the address. */
type Along = {
  /** columns of the account */
  columns?: SQLiteUpdateSetSource<typeof users>;
  /** since when the address is proved, ms since 1970; now, unless it was before */
  provedAt?: number;
  /** statements of the same batch, by the condition that the move was made */
  statements?: (hasMoved: SQL) => readonly BatchItem<"sqlite">[];
  /** the condition of further links that are void then */
  voids?: SQL;
};

/**
 * Gives the account of a link the address that its e-mail went to, and ends what belongs to the old address. Throws
 * BadRequest for a link that was used meanwhile, Conflict when someone else has the address.
 */
export async function moveTo(ctx: Ctx, link: FoundLink, along: Along = {}): Promise<void> {
  const { db, now } = ctx;
  const { userId, email, isLive } = link;
  const { columns = {}, provedAt = now, statements = () => [], voids = sql`0` } = along;
  const isAccount = eq(users.id, userId);
  const [account] = await db.select({ username: users.username }).from(users).where(isAccount);
  if (!account) throw linkInvalid();
  // Every statement asks for the link, which goes last, so that of two calls at once the second changes nothing.
  const works = sql`exists (select 1 from ${linkTokens} where ${isLive})`;
  const hasMoved = sql`(${users.id} = ${userId} and ${users.email} = ${email} and ${works})`;
  const moved = db.select({ id: users.id }).from(users).where(hasMoved);
  const [changed] = await db.batch([
    db
      .update(users)
      .set({
        email,
        emailVerifiedAt: sql`iif(${users.email} = ${email}, coalesce(${users.emailVerifiedAt}, ${provedAt}), ${provedAt})`,
        mailSuppressedAt: null,
        customerEmailDueAt: sql`case when ${users.customerId} is not null and ${users.email} <> ${email} then ${now} else ${users.customerEmailDueAt} end`,
        ...columns,
      })
      .where(and(isAccount, works, not(isTaken(ctx, email, userId))))
      .returning({ id: users.id }),
    removeUserTerms(db, hasMoved),
    addUserTerms(db, hasMoved, { username: account.username, email }),
    db.delete(letters).where(and(inArray(letters.userId, moved), inArray(letters.kind, OF_OLD_ADDRESS))),
    ...statements(sql`exists (select 1 from ${users} where ${hasMoved})`),
    db
      .delete(linkTokens)
      .where(
        and(
          inArray(linkTokens.userId, moved),
          sql`(${inArray(linkTokens.purpose, OF_OLD_ADDRESS)} or ${isLive} or ${voids})`,
        ),
      ),
  ]);
  if (changed.length > 0) return;
  const [left] = await db.select({ hash: linkTokens.hash }).from(linkTokens).where(isLive);
  throw left ? taken() : linkInvalid();
}
