import { and, eq, min, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { DAY } from "#schema/durations.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import { hashCost, voidHash } from "./password.ts";
import { endListed } from "./sessions.ts";
import { closeWaysIn, type InTime, twoStepOffWhere, voidChanges } from "./ways-in.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { UNDO_LIFE_MS } from "../mail/link-tokens.ts";
import { queueEmail } from "../mail/outbox.ts";
import { type FoundLink, moveTo } from "./move-address.ts";

/**
 * Returns since when someone else had the account of a link, ms since 1970: since the change that the link takes back,
 * or the first one that another link to the same address does.
 */
export async function firstChange(
  { db, now }: Ctx,
  { userId, email, expiresAt }: FoundLink,
): Promise<number> {
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
  return Math.min(expiresAt.getTime(), row?.expiresAt?.getTime() ?? Infinity) - UNDO_LIFE_MS;
}

type TakenBack = {
  /** since when someone else had the account, ms since 1970 */
  from: number;
  /** of which time passkeys, two-step verification, editors and invitations go */
  inTime: InTime;
  /** since when the link's address is proved, ms since 1970 as text; "" where it wasn't */
  proved: string;
  /** the condition that two-step verification goes in any case */
  twoStepGoes?: SQL;
  /** further statements of the same batch */
  statements?: (when: SQL) => readonly BatchItem<"sqlite">[];
  /** the condition of further links that are void then */
  voids?: SQL;
};

/**
 * Gives an account back to the person who reads the e-mails of a link's address, which the account has again from then on: all
 * sessions end, the password is void, a deletion that was scheduled meanwhile is cancelled, and what is given goes. So do
 * links and e-mails of that time to other addresses that could take the account elsewhere: they may be a thief's. Returns
 * the e-mail with a link for a new password, queued. Throws BadRequest, and Conflict where another account has the
 * address.
 */
export async function giveBack(ctx: Ctx, link: FoundLink, how: TakenBack): Promise<{ id: number }[]> {
  const { db, now, config } = ctx;
  const { userId, email } = link;
  const { from, inTime, proved, twoStepGoes = sql`0`, statements = () => [], voids = sql`0` } = how;
  await moveTo(ctx, link, {
    ...(proved !== "" && { provedAt: Number(proved) }),
    columns: {
      sessionsFrom: new Date(now),
      passwordHash: voidHash(hashCost(config)),
      deletionDueAt: sql`case when ${users.deletionDueAt} < ${from + DELETION_DAYS * DAY} then ${users.deletionDueAt} end`,
      ...twoStepOffWhere(sql`(${twoStepGoes} or coalesce(${inTime(users.twoStepAt)}, 1))`),
    },
    statements: (hasMoved) => [
      ...closeWaysIn(ctx, userId, inTime, hasMoved),
      ...endListed(ctx, and(eq(sessions.userId, userId), hasMoved)),
      ...statements(hasMoved),
      ...voidChanges(ctx, userId, hasMoved),
      db.delete(letters).where(sql`${letters.userId} = ${userId} and ${letters.recipient} <> ${email}
        and ${letters.kind} in ('email-changing', 'sign-in-changed') and ${letters.queuedAt} > ${from} and ${hasMoved}`),
      queueEmail(ctx, "reset-password", sql`${users.id} = ${userId} and ${hasMoved}`, {
        detail: "taken-back",
      }),
    ],
    voids: sql`(${linkTokens.purpose} in ('cancel-email', 'undo-sign-in-change')
        and ${linkTokens.email} <> ${email} and ${linkTokens.expiresAt} > ${from + UNDO_LIFE_MS})
      or ${voids}`,
  });
  return db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.userId, userId), eq(letters.kind, "reset-password")));
}
