import { eq } from "drizzle-orm";
import { DEMO_PASSWORD, demoUsers } from "#demo/people.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { admins } from "#worker/db/tables/auth.ts";
import type { AdminCredentials } from "./settings.ts";

/** One of the demo's people, who tells its database from others. */
export const DEMO_EMAIL = demoUsers[0]?.email ?? "";

/** Returns whether an admin is the demo's, whose password is published: people's own data, such as a restored site, gets none. */
export const isDemoAdmin = ({ password }: AdminCredentials): boolean => password === DEMO_PASSWORD;

/** Creates an admin account where there is none with this e-mail; the demo's only beside its people. */
export async function ensureAdmin(
  database: D1Database,
  { email, password }: AdminCredentials,
): Promise<void> {
  const db = connect(database);
  const isDemo = eq(users.email, DEMO_EMAIL);
  if (isDemoAdmin({ email, password }) && (await db.$count(users, isDemo)) === 0) return;
  const existing = await db.select({ id: admins.id }).from(admins).where(eq(admins.email, email));
  if (existing.length > 0) return;
  const row = { email, passwordHash: await hashPassword(password), createdAt: new Date() };
  await db.insert(admins).values(row).onConflictDoNothing();
}
