import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";

/**
 * Returns the condition that a link, or an e-mail that waits to bring one, could still take back a change in who an account
 * belongs to: until then it may not be its owner who is signed in.
 */
export const isContested = ({ now }: Ctx, userId: number): SQL =>
  sql`(exists (select 1 from ${linkTokens} where ${linkTokens.userId} = ${userId}
      and ${linkTokens.purpose} in ('cancel-email', 'undo-sign-in-change') and ${linkTokens.expiresAt} > ${now})
    or exists (select 1 from ${letters} where ${letters.userId} = ${userId} and (${letters.kind} = 'email-changing'
      or ${letters.kind} = 'sign-in-changed' and instr(${letters.detail}, ' ') > 0)))`;
