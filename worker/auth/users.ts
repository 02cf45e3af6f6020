import { eq, sql } from "drizzle-orm";
import type { Edited, User } from "#schema/account.ts";
import { isActiveAt } from "#schema/subscription.ts";
import { type BillingCtx, isBillingOn, planOf } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { noteUse } from "./session-list.ts";
import { isInUse, removeRecord } from "./session-records.ts";
import type { Session } from "./session-tokens.ts";
import { wasEnded } from "./sessions.ts";

/** The columns behind `User`, without password hash and Stripe id. */
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
  failedInvoice: users.failedInvoice,
  createdAt: users.createdAt,
  emailVerifiedAt: users.emailVerifiedAt,
  mailSuppressedAt: users.mailSuppressedAt,
  twoStepAt: users.twoStepAt,
  deletionDueAt: users.deletionDueAt,
  language: users.language,
  // Written in plain SQL, because Drizzle leaves the tables' names out of columns in statements on one table.
  edits: sql<string>`(select json_group_array(json_object('guideId', let_in.guide_id, 'ownerId', own.user_id))
    from guide_editors as let_in join guides as own on own.id = let_in.guide_id where let_in.user_id = users.id)`.as(
    "edits",
  ),
};

/** A row of `userColumns`. */
type UserRow = Pick<typeof users.$inferSelect, Exclude<keyof typeof userColumns, "edits">> & {
  edits: string;
};

const toEdited = (json: string): Pick<User, "edits"> => {
  const edits: Edited[] = JSON.parse(json);
  return edits.length > 0 ? { edits } : {};
};

/** Returns the account as its owner sees it from a row of `userColumns`. */
export const toUser = (stored: UserRow, ctx: Pick<Ctx, "now"> & BillingCtx): User => {
  const row = planOf(stored, ctx);
  return {
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
    isActiveSubscriber: isActiveAt(row, ctx.now),
    ...(isBillingOn(ctx) && row.failedInvoice !== null && { paymentFailed: true }),
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    mailSuppressed: row.mailSuppressedAt !== null,
    twoStep: row.twoStepAt !== null,
    deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
    language: row.language,
    ...(!isBillingOn(ctx) && { billing: "off" }),
    ...toEdited(row.edits),
  };
};

/** Finds the id of the account with this e-mail. */
export async function findUserId({ db }: Ctx, email: string): Promise<number | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id;
}

/** Finds the user of a session; undefined when the account is gone, or the session was ended or idle for too long. */
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
  return toUser(row.user, ctx);
}
