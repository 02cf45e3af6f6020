import { and, eq, inArray, sql } from "drizzle-orm";
import type { SignInLink } from "#schema/admin.ts";
import { paths } from "#web/paths.ts";
import { type Actor, recordAuditOf } from "../audit-log/audit-log.ts";
import { subjectOf } from "../audit-log/subjects.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { linkTokens } from "../db/tables/mail.ts";
import { NotFound } from "../errors.ts";
import { newLinkToken } from "../mail/link-tokens.ts";

const PURPOSE = "sign-in-link";

/**
 * Returns a link with which an account's owner chooses a new password, for an admin to pass on. It voids earlier links
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
  const { created } = await batch(db, {
    former: db
      .delete(linkTokens)
      .where(and(eq(linkTokens.userId, id), inArray(linkTokens.purpose, [PURPOSE, "reset-password"]))),
    created: db
      .insert(linkTokens)
      .select(
        selectRow(
          linkTokens,
          {
            hash: row.hash,
            purpose: PURPOSE,
            email: users.email,
            userId: users.id,
            expiresAt,
            editorId: null,
            detail: "",
          },
          sql`from ${users} where ${users.id} = ${id}`,
        ),
      )
      .returning({ userId: linkTokens.userId }),
    entry: recordAuditOf(
      ctx,
      { admin, action: "sign-in-link", subject: subjectOf("user", users.id), requestId },
      sql`from ${users} where ${users.id} = ${id}`,
    ),
  });
  if (created.length === 0) throw new NotFound();
  return {
    url: `${config.PUBLIC_ORIGIN}${paths.reset}#token=${secret}`,
    expiresAt: row.expiresAt.toISOString(),
  };
}
