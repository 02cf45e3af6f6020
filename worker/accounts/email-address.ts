import { and, eq, isNull, not, sql } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { findLink, linkInvalid } from "../mail/link-tokens.ts";
import { queueEmail } from "../mail/outbox.ts";
import type { Session } from "../auth/session-tokens.ts";
import { wasEnded } from "../auth/sessions.ts";
import { isTaken } from "../auth/taken-address.ts";
import { moveTo } from "../auth/move-address.ts";

type Queued = { id: number }[];

/** Confirms the address that the e-mail with this token went to. It may be repeated. Throws BadRequest. */
export async function verifyEmail(ctx: Ctx, token: string): Promise<void> {
  const link = await findLink(ctx, "verify-email", token);
  const verified =
    link &&
    (await ctx.db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${ctx.now})`, mailSuppressedAt: null })
      .where(and(eq(users.id, link.userId), eq(users.email, link.email)))
      .returning({ id: users.id }));
  if (!verified?.length) throw linkInvalid();
}

/** Queues the e-mail that confirms the account's address once more, unless the address is confirmed. */
export const resendVerification = (ctx: Ctx, userId: number): Promise<Queued> =>
  queueEmail(ctx, "verify-email", and(eq(users.id, userId), isNull(users.emailVerifiedAt)));

/**
 * Queues the two e-mails of a change of address. The one to the new address is left out if that is taken, which the
 * caller doesn't learn. The one to the old address can take the change back. Earlier changes that wait for
 * confirmation are cancelled.
 */
export async function requestEmailChange(
  ctx: Ctx,
  { id, email }: User,
  { newEmail, session }: { newEmail: string; session: Session },
): Promise<Queued> {
  if (newEmail === email) return [];
  const { db } = ctx;
  // A session that was ended meanwhile changes nothing: its e-mails would outlive what ended it.
  const isAccount = and(eq(users.id, id), eq(users.email, email), not(wasEnded(session)));
  const { toNew, toOld } = await batch(db, {
    links: db
      .delete(linkTokens)
      .where(and(eq(linkTokens.userId, id), eq(linkTokens.purpose, "confirm-email"))),
    emails: db.delete(letters).where(and(eq(letters.userId, id), eq(letters.kind, "confirm-email"))),
    toNew: queueEmail(ctx, "confirm-email", and(isAccount, not(isTaken(ctx, newEmail, id))), {
      to: newEmail,
    }),
    // Its link keeps since when the address is proved, for when the change is taken back.
    toOld: queueEmail(ctx, "email-changing", isAccount, {
      detail: sql<string>`coalesce(${users.emailVerifiedAt}, '')`,
    }),
  });
  return [...toNew, ...toOld];
}

/**
 * Gives the account the address that the e-mail with this token went to. Its sessions stay. Throws BadRequest for a
 * link that doesn't work, Conflict when the address got an account meanwhile.
 */
export async function confirmEmail(ctx: Ctx, token: string): Promise<void> {
  const link = await findLink(ctx, "confirm-email", token);
  if (!link) throw linkInvalid();
  await moveTo(ctx, link);
}
