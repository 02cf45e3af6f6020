import { eq } from "drizzle-orm";
import type { LoginInput } from "#schema/account.ts";
import type { Ctx } from "../context.ts";
import { admins } from "../db/tables/auth.ts";
import { withHashSlot } from "./hash-throttle.ts";
import { verifyPassword } from "./password.ts";
import { rehash } from "./rehash.ts";
import { type Admin, adminColumns, toAdmin } from "./session-admin.ts";
import { SignInRefused } from "./sign-in-refused.ts";

/** Finds the id of the admin with this e-mail. */
export async function findAdminId({ db }: Ctx, email: string): Promise<number | undefined> {
  const [row] = await db.select({ id: admins.id }).from(admins).where(eq(admins.email, email));
  return row?.id;
}

/** Finds the admin whose e-mail and password these are. Throws SignInRefused. */
export async function authenticateAdmin(
  ctx: Ctx,
  { email, password }: LoginInput,
): Promise<{ account: Admin; sessionsFrom: Date | null; createdAt: Date }> {
  const [row] = await ctx.db
    .select({
      ...adminColumns,
      passwordHash: admins.passwordHash,
      sessionsFrom: admins.sessionsFrom,
      createdAt: admins.createdAt,
    })
    .from(admins)
    .where(eq(admins.email, email));
  const { isRight, isOutdated } = await withHashSlot((cost) =>
    verifyPassword(password, row?.passwordHash, cost),
  );
  if (!row || !isRight) throw new SignInRefused("admin", row?.id);
  if (isOutdated) await rehash(ctx, "admin", { ...row, password });
  return { account: toAdmin(row), sessionsFrom: row.sessionsFrom, createdAt: row.createdAt };
}

/** Returns whether this is the admin's password. */
export async function isAdminPassword({ db }: Ctx, id: number, password: string): Promise<boolean> {
  const [row] = await db.select({ passwordHash: admins.passwordHash }).from(admins).where(eq(admins.id, id));
  return (await withHashSlot((cost) => verifyPassword(password, row?.passwordHash, cost))).isRight;
}
