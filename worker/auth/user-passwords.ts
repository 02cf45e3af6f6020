import { eq, sql } from "drizzle-orm";
import { type LoginInput, PASSWORD_COMMON, type registerSchema, type User } from "#schema/account.ts";
import type * as z from "zod";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { Conflict, ValidationError } from "../errors.ts";
import { log } from "../log.ts";
import { addUserWords } from "../search/index-words.ts";
import { withHashSlot } from "./hash-throttle.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { isCommonPassword } from "./password-blocklist.ts";
import { SignInRefused } from "./sign-in-refused.ts";
import { findUserId, toUser, userColumns } from "./users.ts";

const DAY = 24 * 60 * 60 * 1000;

type NewUser = Pick<z.output<typeof registerSchema>, "username" | "email" | "password" | "role">;

const emailTaken = () => new Conflict("An account with this email already exists");

/** Creates an account on trial. Throws ValidationError for a common password, Conflict for an e-mail that has an account. */
export async function createUser(ctx: Ctx, input: NewUser): Promise<User> {
  const { db, config, now } = ctx;
  if (await isCommonPassword(input.password, input)) throw new ValidationError([PASSWORD_COMMON]);
  if ((await findUserId(ctx, input.email)) !== undefined) throw emailTaken();
  const passwordHash = await withHashSlot((cost) => hashPassword(input.password, cost));
  const [[row]] = await db.batch([
    db
      .insert(users)
      .values({
        username: input.username,
        email: input.email,
        passwordHash,
        role: input.role,
        trialEndsAt: new Date(now + config.TRIAL_DAYS * DAY),
        createdAt: new Date(now),
      })
      .onConflictDoNothing({ target: users.email })
      .returning(userColumns),
    // The salt makes the hash unique: of two calls for one e-mail only the one that inserted the row adds words.
    addUserWords(db, sql`${users.email} = ${input.email} and ${users.passwordHash} = ${passwordHash}`, input),
  ]);
  if (!row) throw emailTaken();
  return toUser(row, now);
}

/** Hashes a correct password with the current parameters. A failure is left to the next sign-in. */
async function rehash({ db }: Ctx, id: number, password: string): Promise<void> {
  try {
    await db
      .update(users)
      .set({ passwordHash: await withHashSlot((cost) => hashPassword(password, cost)) })
      .where(eq(users.id, id));
  } catch (error) {
    log("error", { message: "a password keeps its outdated hash", account: id }, error);
  }
}

/** The user whose e-mail and password these are. Throws SignInRefused, after the same time for either error. */
export async function authenticateUser(ctx: Ctx, { email, password }: LoginInput): Promise<User> {
  const [row] = await ctx.db
    .select({ ...userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  const { isRight, isOutdated } = await withHashSlot((cost) =>
    verifyPassword(password, row?.passwordHash, cost),
  );
  if (!row || !isRight) throw new SignInRefused("user", row?.id);
  if (isOutdated) await rehash(ctx, row.id, password);
  return toUser(row, ctx.now);
}
