import { and, eq, gt, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { User } from "#schema/account.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { Conflict } from "../errors.ts";
import { findLink, linkInvalid } from "../mail/link-tokens.ts";
import { queueLetter } from "../mail/outbox.ts";
import { addUserWords, removeUserWords } from "../search/index-words.ts";

type Queued = { id: number }[];

const taken = () =>
  new Conflict("This address has an account by now. Please use another one.", "email_taken");

const other = alias(users, "other");
/** Makes the condition that no other account has this address. */
const isFree = ({ db }: Ctx, email: string, userId: number) =>
  notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.email, email), sql`${other.id} <> ${userId}`)),
  );

/** Confirms the address that the letter with this token went to. It may be repeated. Throws BadRequest. */
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

/** Queues the letter that confirms the account's address once more, unless the address is confirmed. */
export const resendVerification = (ctx: Ctx, userId: number): Promise<Queued> =>
  queueLetter(ctx, "verify-email", and(eq(users.id, userId), isNull(users.emailVerifiedAt)));

/**
 * Queues the two letters of a change of address. The one to the new address is left out if that has an account, which
 * the caller doesn't learn. The one to the old address can take the change back. Earlier changes that wait for
 * confirmation are cancelled.
 */
export async function requestEmailChange(ctx: Ctx, { id, email }: User, newEmail: string): Promise<Queued> {
  if (newEmail === email) return [];
  const { db } = ctx;
  const isAccount = and(eq(users.id, id), eq(users.email, email));
  const [, , toNew, toOld] = await db.batch([
    db.delete(linkTokens).where(and(eq(linkTokens.userId, id), eq(linkTokens.purpose, "confirm-email"))),
    db.delete(letters).where(and(eq(letters.userId, id), eq(letters.kind, "confirm-email"))),
    queueLetter(ctx, "confirm-email", and(isAccount, isFree(ctx, newEmail, id)), { to: newEmail }),
    queueLetter(ctx, "email-changing", isAccount),
  ]);
  return [...toNew, ...toOld];
}

/**
 * Gives the account of a link the address that its letter went to, and ends what belongs to the old address.
 * `sessionsFrom` ends all sessions before that instant. Throws BadRequest, Conflict.
 */
async function moveTo(
  ctx: Ctx,
  link: NonNullable<Awaited<ReturnType<typeof findLink>>>,
  sessionsFrom: Date | undefined,
): Promise<void> {
  const { db, now } = ctx;
  const { userId, email, isLive } = link;
  const isAccount = eq(users.id, userId);
  const [account] = await db.select({ username: users.username }).from(users).where(isAccount);
  if (!account) throw linkInvalid();
  const hasMoved = and(isAccount, eq(users.email, email));
  const moved = db.select({ id: users.id }).from(users).where(hasMoved);
  // Every statement asks for the link or for the address, so that of two calls at once the second finds no link.
  const works = sql`exists ${db.select({ hash: linkTokens.hash }).from(linkTokens).where(isLive)}`;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({
        email,
        emailVerifiedAt: new Date(now),
        mailSuppressedAt: null,
        customerEmailDueAt: sql`case when ${users.customerId} is not null and ${users.email} <> ${email} then ${now} else ${users.customerEmailDueAt} end`,
        ...(sessionsFrom && { sessionsFrom }),
      })
      .where(and(isAccount, works, isFree(ctx, email, userId)))
      .returning({ id: users.id }),
    removeUserWords(db, hasMoved),
    addUserWords(db, sql`${hasMoved}`, { username: account.username, email }),
    db
      .delete(letters)
      .where(
        and(
          inArray(letters.userId, moved),
          inArray(letters.kind, ["verify-email", "reset-password", "confirm-email"]),
        ),
      ),
    db.delete(linkTokens).where(
      and(
        inArray(linkTokens.userId, moved),
        or(
          inArray(linkTokens.purpose, ["verify-email", "reset-password", "confirm-email"]),
          isLive,
          // The links that take later changes back are voided too: whoever made those changes may hold the addresses
          // that the links lead to.
          sessionsFrom &&
            and(eq(linkTokens.purpose, "cancel-email"), gt(linkTokens.expiresAt, link.expiresAt)),
        ),
      ),
    ),
  ]);
  if (changed.length > 0) return;
  const [left] = await db.select({ hash: linkTokens.hash }).from(linkTokens).where(isLive);
  throw left ? taken() : linkInvalid();
}

/**
 * Gives the account the address that the letter with this token went to. Its sessions stay. Throws BadRequest for a
 * link that doesn't work, Conflict when the address got an account meanwhile.
 */
export async function confirmEmail(ctx: Ctx, token: string): Promise<void> {
  const link = await findLink(ctx, "confirm-email", token);
  if (!link) throw linkInvalid();
  await moveTo(ctx, link, undefined);
}

/**
 * Takes a change of address back, before or after it was confirmed, and ends all sessions, because somebody else was
 * signed in. Throws BadRequest for a link that doesn't work, Conflict when the old address got an account meanwhile.
 */
export async function cancelEmailChange(ctx: Ctx, token: string): Promise<void> {
  const link = await findLink(ctx, "cancel-email", token);
  if (!link) throw linkInvalid();
  await moveTo(ctx, link, new Date(ctx.now));
}
