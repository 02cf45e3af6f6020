import { and, eq, min, sql } from "drizzle-orm";
import { hashCost, voidHash } from "../auth/password.ts";
import { endListed } from "../auth/sessions.ts";
import { closeWaysIn, since, twoStepOffWhere } from "../auth/ways-in.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { findLink, LINK_LIFE, linkInvalid } from "../mail/link-tokens.ts";
import { queueLetter } from "../mail/outbox.ts";
import { type FoundLink, moveTo } from "./move-address.ts";

/**
 * Answers when the first of the changes was asked for that a link to this address takes back, ms since 1970: whoever
 * asked for several had the account since then.
 */
async function firstAsked({ db, now }: Ctx, { userId, email }: FoundLink): Promise<number> {
  const [row] = await db
    .select({ expiresAt: min(linkTokens.expiresAt) })
    .from(linkTokens)
    .where(
      and(
        eq(linkTokens.userId, userId),
        eq(linkTokens.purpose, "cancel-email"),
        eq(linkTokens.email, email),
        sql`${linkTokens.expiresAt} > ${now}`,
      ),
    );
  return (row?.expiresAt?.getTime() ?? now) - LINK_LIFE["cancel-email"];
}

/**
 * Takes a change of address back, before or after it was confirmed. Somebody else was signed in: all sessions end, the
 * password is void, and what was set up since the change was asked for goes, passkeys, two-step verification, editors
 * and invitations. Answers the e-mail with a link for a new password, queued. Throws BadRequest for a link that doesn't
 * work, Conflict when the old address has another account.
 */
export async function cancelEmailChange(ctx: Ctx, token: string): Promise<{ id: number }[]> {
  const { db, now, config } = ctx;
  const link = await findLink(ctx, "cancel-email", token);
  if (!link) throw linkInvalid();
  const { userId, email, expiresAt } = link;
  const inTime = since(await firstAsked(ctx, link));
  await moveTo(ctx, link, {
    ...(link.detail !== "" && { provedAt: Number(link.detail) }),
    columns: {
      sessionsFrom: new Date(now),
      passwordHash: voidHash(hashCost(config)),
      ...twoStepOffWhere(sql`coalesce(${inTime(users.twoStepAt)}, 1)`),
    },
    statements: (hasMoved) => [
      ...closeWaysIn(ctx, userId, inTime, hasMoved),
      ...endListed(ctx, and(eq(sessions.userId, userId), hasMoved)),
      queueLetter(ctx, "reset-password", sql`${users.id} = ${userId} and ${hasMoved}`, {
        detail: "taken-back",
      }),
    ],
    // The links that take later changes back are voided too: whoever made those changes may hold the addresses that they
    // lead to. So are links to such addresses that undo other changes, and other links to this address.
    voids: sql`(${linkTokens.purpose} = 'cancel-email'
        and (${linkTokens.expiresAt} > ${expiresAt.getTime()} or ${linkTokens.email} = ${email}))
      or (${linkTokens.purpose} = 'undo-sign-in-change' and ${linkTokens.email} <> ${email})`,
  });
  return db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.userId, userId), eq(letters.kind, "reset-password")));
}
