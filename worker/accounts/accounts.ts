import { eq, sql } from "drizzle-orm";
import { type LoginInput, PASSWORD_COMMON, type registerSchema, type User } from "#schema/account.ts";
import type { Role } from "#schema/role.ts";
import { isActiveAt } from "#schema/subscription.ts";
import type * as z from "zod";
import type { Db } from "../db/client.ts";
import { users } from "../db/tables.ts";
import { Conflict, Invalid, SignInRefused, Unauthenticated } from "../failures.ts";
import { log } from "../log.ts";
import { addUserWords } from "../search/index-words.ts";
import { inTurn } from "./pace.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { isCommonPassword } from "./password-blocklist.ts";
import { forgetSession, isInUse, wasEnded, type Session } from "./sessions.ts";

const DAY = 24 * 60 * 60 * 1000;

type UserRow = typeof users.$inferSelect;

/** The account as its owner sees it: no hash, no Stripe id. */
export const toUser = (row: UserRow, now: number): User => ({
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
});

type NewAccount = Pick<z.output<typeof registerSchema>, "username" | "email" | "password" | "role">;

const taken = () => new Conflict("An account with this email already exists");

/** A new account on trial for `trialDays`. Throws Invalid for a common password, Conflict for an e-mail that has one. */
export async function createAccount(
  db: Db,
  input: NewAccount,
  trialDays: number,
  now: number,
): Promise<User> {
  if (await isCommonPassword(input.password, input)) throw new Invalid([PASSWORD_COMMON]);
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, input.email));
  if (known) throw taken();
  const passwordHash = await inTurn((cost) => hashPassword(input.password, cost));
  const [[row]] = await db.batch([
    db
      .insert(users)
      .values({
        username: input.username,
        email: input.email,
        passwordHash,
        role: input.role satisfies Role,
        trialEndsAt: new Date(now + trialDays * DAY),
        createdAt: new Date(now),
      })
      .onConflictDoNothing({ target: users.email })
      .returning(),
    // The salt makes the hash this call's own: of two for one e-mail only the row that was written is meant.
    addUserWords(db, sql`${users.email} = ${input.email} and ${users.passwordHash} = ${passwordHash}`, input),
  ]);
  if (!row) throw taken();
  return toUser(row, now);
}

/** Changes the name an operator's guests read on every profile. Throws Unauthenticated for an account that is gone. */
export async function setOperatorName(
  db: Db,
  userId: number,
  operatorName: string,
  now: number,
): Promise<User> {
  const [row] = await db.update(users).set({ operatorName }).where(eq(users.id, userId)).returning();
  if (!row) throw new Unauthenticated();
  return toUser(row, now);
}

/** The id of the account with this e-mail. */
export async function findAccountId(db: Db, email: string): Promise<number | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id;
}

/** Hashes a password that was right with today's parameters. What fails is left to the next sign-in. */
async function rehash(db: Db, id: number, password: string): Promise<void> {
  try {
    await db
      .update(users)
      .set({ passwordHash: await inTurn((cost) => hashPassword(password, cost)) })
      .where(eq(users.id, id));
  } catch (error) {
    log("error", { message: "a password keeps its outdated hash", account: id }, error);
  }
}

/** The account whose e-mail and password these are. Throws SignInRefused, after the same time for both errors. */
export async function authenticate(db: Db, { email, password }: LoginInput, now: number): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  const { right, outdated } = await inTurn((cost) => verifyPassword(password, row?.passwordHash, cost));
  if (!row || !right) throw new SignInRefused("user", row?.id);
  if (outdated) await rehash(db, row.id, password);
  return toUser(row, now);
}

/** The account a session speaks for; undefined when it is gone or the session was ended or lay idle too long. */
export async function findSessionUser(
  env: { SESSIONS: KVNamespace },
  db: Db,
  session: Session,
  now: number,
): Promise<User | undefined> {
  const [[row], inUse] = await Promise.all([
    db
      .select({ user: users, ended: wasEnded(session) })
      .from(users)
      .where(eq(users.id, session.subject)),
    isInUse(env, session, now),
  ]);
  // Its use may have been noted beside the deletion of the account.
  if (!row) await forgetSession(env, session);
  return row && !row.ended && inUse ? toUser(row.user, now) : undefined;
}
