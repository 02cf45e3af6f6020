import { sql } from "drizzle-orm";
import { firstChange, giveBack } from "../auth/give-back.ts";
import { since } from "../auth/ways-in.ts";
import type { Ctx } from "../context.ts";
import { linkTokens } from "../db/tables/mail.ts";
import { findLink, linkInvalid } from "../mail/link-tokens.ts";

/**
 * Takes a change of address back, before or after it was confirmed. Someone else was signed in, so what was set up since
 * the change was asked for goes. Returns the e-mail with a link for a new password, queued. Throws BadRequest for a link
 * that doesn't work, Conflict when the old address has another account.
 */
export async function cancelEmailChange(ctx: Ctx, token: string): Promise<{ id: number }[]> {
  const link = await findLink(ctx, "cancel-email", token);
  if (!link) throw linkInvalid();
  const from = await firstChange(ctx, link);
  return giveBack(ctx, link, {
    from,
    inTime: since(from),
    proved: link.detail,
    voids: sql`(${linkTokens.purpose} = 'cancel-email' and ${linkTokens.email} = ${link.email})`,
  });
}
