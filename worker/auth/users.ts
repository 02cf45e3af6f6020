import { eq } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { isActiveAt } from "#schema/subscription.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { noteUse } from "./session-list.ts";
import { isInUse, removeRecord } from "./session-records.ts";
import type { Session } from "./session-tokens.ts";
import { wasEnded } from "./sessions.ts";

/** The columns behind `User`: no password hash, no Stripe id. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  bannerImage: users.bannerImage,
  operatorName: users.operatorName,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  createdAt: users.createdAt,
  emailVerifiedAt: users.emailVerifiedAt,
  mailSuppressedAt: users.mailSuppressedAt,
  twoStepAt: users.twoStepAt,
  deletionDueAt: users.deletionDueAt,
  language: users.language,
};

/** The account as its owner sees it, from its `userColumns`. */
export const toUser = (
  row: Pick<typeof users.$inferSelect, keyof typeof userColumns>,
  now: number,
): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  role: row.role,
  bannerImage: row.bannerImage,
  operatorName: row.operatorName,
  subscriptionStatus: row.subscriptionStatus,
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  isActiveSubscriber: isActiveAt(row, now),
  emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
  mailSuppressed: row.mailSuppressedAt !== null,
  twoStep: row.twoStepAt !== null,
  deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
  language: row.language,
});

/** The id of the account with this e-mail. */
export async function findUserId({ db }: Ctx, email: string): Promise<number | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id;
}

/** The user of a session; undefined when the account is gone, or the session was ended or idle for too long. */
export async function findSessionUser(ctx: Ctx, session: Session): Promise<User | undefined> {
  const [[row], inUse] = await Promise.all([
    ctx.db
      .select({ user: userColumns, ended: wasEnded(session), lastUsedAt: sessions.lastUsedAt })
      .from(users)
      .leftJoin(sessions, eq(sessions.key, session.id))
      .where(eq(users.id, session.subject)),
    isInUse(ctx, session),
  ]);
  // This request may have written the record while the account was being deleted.
  if (!row) await removeRecord(ctx, session);
  if (!row || row.ended || !inUse) return undefined;
  await noteUse(ctx, session, row.lastUsedAt);
  return toUser(row.user, ctx.now);
}
