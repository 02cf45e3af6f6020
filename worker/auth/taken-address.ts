import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";

const NOBODY = 0;

// The kinds are written out, because SQLite uses a partial index only where the query has its very words.

/**
 * Returns the condition that a link, or an e-mail that waits to bring one, could give this address back to an account other
 * than `userId`. Until then no one else gets it: someone who took the account could otherwise void the link by a new account.
 */
export const isHeld = ({ now }: Ctx, email: string, userId = NOBODY): SQL =>
  sql`(exists (select 1 from ${linkTokens} as held where held.email = ${email} and held.purpose = 'cancel-email'
      and held.expires_at > ${now} and held.user_id <> ${userId})
    or exists (select 1 from ${letters} as unsent where unsent.recipient = ${email}
      and unsent.kind = 'email-changing' and unsent.user_id <> ${userId}))`;

/** Returns the condition that an account other than `userId` has this address, or could take it back. */
export const isTaken = (ctx: Ctx, email: string, userId = NOBODY): SQL =>
  sql`(exists (select 1 from ${users} as other where other.email = ${email} and other.id <> ${userId})
    or ${isHeld(ctx, email, userId)})`;

/** Returns whether no one new can have this address. The write decides by the same conditions. */
export async function isAddressTaken(ctx: Ctx, email: string): Promise<boolean> {
  const [row] = await ctx.db.all<{ taken: number }>(sql`select ${isTaken(ctx, email)} as taken`);
  return row?.taken === 1;
}
