import { eq } from "drizzle-orm";
import type { LoginInput } from "#schema/account.ts";
import { inTurn } from "../accounts/pace.ts";
import { verifyPassword } from "../accounts/password.ts";
import { isInUse, wasEnded, type Session } from "../accounts/sessions.ts";
import type { Db } from "../db/client.ts";
import { admins } from "../db/tables.ts";
import { SignInRefused } from "../failures.ts";

export type Admin = { id: number; email: string };

/** The id of the admin with this e-mail. */
export async function findAdminId(db: Db, email: string): Promise<number | undefined> {
  const [row] = await db.select({ id: admins.id }).from(admins).where(eq(admins.email, email));
  return row?.id;
}

/** The admin whose e-mail and password these are. Throws SignInRefused. */
export async function authenticateAdmin(db: Db, { email, password }: LoginInput): Promise<Admin> {
  const [row] = await db.select().from(admins).where(eq(admins.email, email));
  const { right } = await inTurn((cost) => verifyPassword(password, row?.passwordHash, cost));
  if (!row || !right) throw new SignInRefused("admin", row?.id);
  return { id: row.id, email: row.email };
}

/** The admin a session speaks for; undefined when gone, ended or idle too long. */
export async function findSessionAdmin(
  env: { SESSIONS: KVNamespace },
  db: Db,
  session: Session,
  now: number,
): Promise<Admin | undefined> {
  const [[row], inUse] = await Promise.all([
    db
      .select({ id: admins.id, email: admins.email, ended: wasEnded(session) })
      .from(admins)
      .where(eq(admins.id, session.subject)),
    isInUse(env, session, now),
  ]);
  return row && !row.ended && inUse ? { id: row.id, email: row.email } : undefined;
}
