import { and, eq, inArray, sql } from "drizzle-orm";
import type { SignInLink } from "#schema/admin.ts";
import { type Actor, recordAuditOf } from "../audit-log/audit-log.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { linkTokens } from "../db/tables/mail.ts";
import { NotFound } from "../errors.ts";
import { newLinkToken } from "../mail/link-tokens.ts";

const PURPOSE = "sign-in-link";

/**
 * Makes a link with which an account's owner chooses a new password, for an admin to pass on. It voids earlier links
 * for a new password. The audit log gets who made it, and no secret. Throws NotFound.
 */
export async function createSignInLink(
  ctx: Ctx,
  id: number,
  { admin, requestId }: Actor,
): Promise<SignInLink> {
  const { db, config } = ctx;
  const { secret, row } = await newLinkToken(ctx, PURPOSE);
  const expiresAt = row.expiresAt.getTime();
  const [, made] = await db.batch([
    db
      .delete(linkTokens)
      .where(and(eq(linkTokens.userId, id), inArray(linkTokens.purpose, [PURPOSE, "reset-password"]))),
    db
      .insert(linkTokens)
      .select(
        db
          .select({
            hash: sql<string>`${row.hash}`.as("hash"),
            purpose: sql<typeof PURPOSE>`${PURPOSE}`.as("purpose"),
            email: users.email,
            userId: users.id,
            expiresAt: sql<Date>`${expiresAt}`.as("expires_at"),
            editorId: sql<null>`null`.as("editor_id"),
            detail: sql<string>`''`.as("detail"),
          })
          .from(users)
          .where(eq(users.id, id)),
      )
      .returning({ userId: linkTokens.userId }),
    recordAuditOf(
      ctx,
      { admin, action: "sign-in-link", subject: sql`'user ' || ${users.id}`, requestId },
      sql`from ${users} where ${users.id} = ${id}`,
    ),
  ]);
  if (made.length === 0) throw new NotFound();
  return {
    url: `${config.PUBLIC_ORIGIN}/reset#token=${secret}`,
    expiresAt: row.expiresAt.toISOString(),
  };
}
