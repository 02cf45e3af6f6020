import { and, eq, exists, inArray, not, sql } from "drizzle-orm";
import type { LoginInput, registerSchema, User } from "#schema/account.ts";
import { PASSWORD_COMMON } from "#schema/login-rules.ts";
import type * as z from "zod/mini";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { violates } from "../db/client.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { Conflict, invalid, Unauthenticated } from "../errors.ts";
import { queueEmail } from "../mail/outbox.ts";
import { addUserTerms } from "../search/index-terms.ts";
import { withHashSlot } from "./hash-throttle.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { isCommonPassword } from "./password-blocklist.ts";
import { rehash } from "./rehash.ts";
import type { Session } from "./session-tokens.ts";
import { endListed, wasEnded } from "./sessions.ts";
import { SignInRefused } from "./sign-in-refused.ts";
import { isAddressTaken, isHeld } from "./taken-address.ts";
import { toUser, userColumns } from "./users.ts";
import { voidChanges } from "./ways-in.ts";

type NewUser = Pick<z.output<typeof registerSchema>, "username" | "email" | "password" | "role"> & {
  /** BCP 47 */
  language: string;
};

const emailTaken = () => new Conflict("email_taken");

/**
 * Creates an account on trial, and queues the e-mail that confirms its address. Throws ValidationError for a common
 * password, Conflict for an e-mail that has an account.
 */
export async function createUser(
  ctx: Ctx,
  input: NewUser,
): Promise<{ user: User; queued: { id: number }[] }> {
  const { db, config, now } = ctx;
  if (await isCommonPassword(input.password, input)) throw invalid(PASSWORD_COMMON, "password");
  if (await isAddressTaken(ctx, input.email)) throw emailTaken();
  const passwordHash = await withHashSlot((cost) => hashPassword(input.password, cost));
  // The salt makes the hash unique, so that of two calls for one e-mail only the one that inserted the row goes on.
  const isNew = sql`${users.email} = ${input.email} and ${users.passwordHash} = ${passwordHash}`;
  try {
    const {
      inserted: [row],
      queued,
    } = await batch(db, {
      inserted: db
        .insert(users)
        .values({
          username: input.username,
          // A held address is null here, which the table refuses.
          email: sql`case when not ${isHeld(ctx, input.email)} then ${input.email} end`,
          passwordHash,
          role: input.role,
          language: input.language,
          trialEndsAt: new Date(now + config.TRIAL_DAYS * DAY),
          createdAt: new Date(now),
        })
        .onConflictDoNothing({ target: users.email })
        .returning(userColumns),
      searchTerms: addUserTerms(db, isNew, input),
      queued: queueEmail(ctx, "verify-email", isNew),
    });
    if (!row) throw emailTaken();
    return { user: toUser(row, ctx), queued };
  } catch (error) {
    throw violates(error, "users.email") ? emailTaken() : error;
  }
}

/**
 * Finds the user whose e-mail and password these are. Throws SignInRefused; an unknown e-mail takes as long as a wrong
 * password.
 */
export async function authenticateUser(
  ctx: Ctx,
  { email, password }: LoginInput,
): Promise<{ account: User; sessionsFrom: Date | null; createdAt: Date }> {
  const [row] = await ctx.db
    .select({ ...userColumns, passwordHash: users.passwordHash, sessionsFrom: users.sessionsFrom })
    .from(users)
    .where(eq(users.email, email));
  const { isRight, isOutdated } = await withHashSlot((cost) =>
    verifyPassword(password, row?.passwordHash, cost),
  );
  if (!row || !isRight) throw new SignInRefused("user", row?.id);
  if (isOutdated) await rehash(ctx, "user", { ...row, password });
  return { account: toUser(row, ctx), sessionsFrom: row.sessionsFrom, createdAt: row.createdAt };
}

/** Returns whether this is the account's password. */
export async function isUserPassword({ db }: Ctx, id: number, password: string): Promise<boolean> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  return (await withHashSlot((cost) => verifyPassword(password, row?.passwordHash, cost))).isRight;
}

/**
 * Sets the account's password, ends its sessions, this one too, and voids its links for another password or address, in
 * one batch. Returns the e-mail about it, queued. Throws ValidationError for a common password, and Unauthenticated,
 * without a change, when this session was ended meanwhile.
 */
export async function changePassword(
  ctx: Ctx,
  { id, username, email }: Pick<User, "id" | "username" | "email">,
  { session, password }: { session: Session; password: string },
): Promise<{ id: number }[]> {
  const { db, now } = ctx;
  if (await isCommonPassword(password, { username, email })) throw invalid(PASSWORD_COMMON, "password");
  const passwordHash = await withHashSlot((cost) => hashPassword(password, cost));
  // The salt makes the hash unique, so that the other statements follow this change only.
  const isChanged = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
  const changed = db.select({ id: users.id }).from(users).where(isChanged);
  const [written, queued] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, sessionsFrom: new Date(now) })
      .where(and(eq(users.id, id), not(wasEnded(session))))
      .returning({ id: users.id }),
    queueEmail(ctx, "password-changed", isChanged),
    ...endListed(ctx, inArray(sessions.userId, changed), session),
    ...voidChanges(ctx, id, exists(changed)),
  ]);
  if (written.length === 0) throw new Unauthenticated();
  return queued;
}
