import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { passkeys, sessions } from "../db/tables/auth.ts";
import { linkTokens } from "../db/tables/mail.ts";
import { findLink, linkInvalid } from "../mail/link-tokens.ts";
import { queueLetter } from "../mail/outbox.ts";
import { hashCost, voidHash } from "./password.ts";
import { endListed } from "./sessions.ts";
import { twoStepOffWhere, voidChanges } from "./ways-in.ts";

/**
 * Undoes that a passkey or two-step verification was added, by the link of the e-mail about it: what was added goes, all
 * sessions end, and the password is void, because whoever added it was signed in. Other links for a password or an
 * address are voided. Answers the e-mail with a link for a new password, queued. Throws BadRequest.
 */
export async function undoSignInChange(ctx: Ctx, token: string): Promise<{ id: number }[]> {
  const { db, now, config } = ctx;
  const link = await findLink(ctx, "undo-sign-in-change", token);
  if (!link) throw linkInvalid();
  const { userId, detail, isLive } = link;
  // Every statement asks for the link, so that of two calls at once the second changes nothing.
  const works = sql`exists (select 1 from ${linkTokens} where ${isLive})`;
  const isOwner = and(eq(users.id, userId), works);
  const [change, added = "0"] = detail.split(" ");
  const isAdded = sql`${change === "two-step-on"} and ${users.twoStepAt} = ${Number(added)}`;
  const [changed, , , , , , queued] = await db.batch([
    db
      .update(users)
      .set({
        passwordHash: voidHash(hashCost(config)),
        sessionsFrom: new Date(now),
        ...twoStepOffWhere(isAdded),
      })
      .where(isOwner)
      .returning({ id: users.id }),
    db
      .delete(passkeys)
      .where(
        and(
          eq(passkeys.userId, userId),
          eq(passkeys.id, change === "passkey-added" ? Number(added) : 0),
          works,
        ),
      ),
    ...endListed(ctx, and(eq(sessions.userId, userId), works)),
    ...voidChanges(ctx, userId, works),
    queueLetter(ctx, "reset-password", isOwner, { detail: "taken-back" }),
    db.delete(linkTokens).where(isLive),
  ]);
  if (changed.length === 0) throw linkInvalid();
  return queued;
}
