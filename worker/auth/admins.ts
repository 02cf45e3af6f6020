import { eq } from "drizzle-orm";
import type { LoginInput } from "#schema/account.ts";
import type { Ctx } from "../context.ts";
import { admins } from "../db/tables/auth.ts";
import { withHashSlot } from "./hash-throttle.ts";
import { verifyPassword } from "./password.ts";
import { rehash } from "./rehash.ts";
import { isInUse } from "./session-records.ts";
import type { Session } from "./session-tokens.ts";
import { wasEnded } from "./sessions.ts";
import { SignInRefused } from "./sign-in-refused.ts";

/**
 * An admin, as admins see themselves. `twoStep` says whether signing in needs a code; `needsTwoStep`, whether the
 * admin has to turn it on before anything else.
 */
export type Admin = { id: number; email: string; twoStep: boolean; needsTwoStep: boolean };

const adminColumns = {
  id: admins.id,
  email: admins.email,
  twoStepAt: admins.twoStepAt,
  needsTwoStep: admins.needsTwoStep,
};
const toAdmin = (row: Pick<typeof admins.$inferSelect, keyof typeof adminColumns>): Admin => ({
  id: row.id,
  email: row.email,
  twoStep: row.twoStepAt !== null,
  needsTwoStep: row.needsTwoStep && row.twoStepAt === null,
});

/** Finds the id of the admin with this e-mail. */
export async function findAdminId({ db }: Ctx, email: string): Promise<number | undefined> {
  const [row] = await db.select({ id: admins.id }).from(admins).where(eq(admins.email, email));
  return row?.id;
}

/** Finds the admin whose e-mail and password these are. Throws SignInRefused. */
export async function authenticateAdmin(
  ctx: Ctx,
  { email, password }: LoginInput,
): Promise<{ account: Admin; sessionsFrom: Date | null }> {
  const [row] = await ctx.db
    .select({ ...adminColumns, passwordHash: admins.passwordHash, sessionsFrom: admins.sessionsFrom })
    .from(admins)
    .where(eq(admins.email, email));
  const { isRight, isOutdated } = await withHashSlot((cost) =>
    verifyPassword(password, row?.passwordHash, cost),
  );
  if (!row || !isRight) throw new SignInRefused("admin", row?.id);
  if (isOutdated) await rehash(ctx, "admin", { ...row, password });
  return { account: toAdmin(row), sessionsFrom: row.sessionsFrom };
}

/** Returns whether this is the admin's password. */
export async function isAdminPassword({ db }: Ctx, id: number, password: string): Promise<boolean> {
  const [row] = await db.select({ passwordHash: admins.passwordHash }).from(admins).where(eq(admins.id, id));
  return (await withHashSlot((cost) => verifyPassword(password, row?.passwordHash, cost))).isRight;
}

/** Finds the admin of a session; undefined when the account is gone, or the session was ended or idle for too long. */
export async function findSessionAdmin(ctx: Ctx, session: Session): Promise<Admin | undefined> {
  const [[row], inUse] = await Promise.all([
    ctx.db
      .select({ ...adminColumns, ended: wasEnded(session) })
      .from(admins)
      .where(eq(admins.id, session.subject)),
    isInUse(ctx, session),
  ]);
  return row && !row.ended && inUse ? toAdmin(row) : undefined;
}
