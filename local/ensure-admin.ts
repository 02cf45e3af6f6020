import { eq } from "drizzle-orm";
import { DEMO_PASSWORD, demoUsers } from "#demo/people.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { admins } from "#worker/db/tables/auth.ts";
import type { Settings } from "./settings.ts";

/** One of the demo's people, who tells its database from others. */
export const DEMO_EMAIL = demoUsers[0]?.email ?? "";

type Wanted = Pick<Settings, "SEED" | "admin">;

/** Returns whether a start's admin is the demo's, whose password is published: people's own data, such as a restored site, gets none. */
export const isDemoAdmin = ({ SEED, admin }: Wanted): boolean =>
  SEED === "demo" && admin?.password === DEMO_PASSWORD;

/** Creates a start's admin where there is none with this e-mail; the demo's beside the demo's people alone. */
export async function ensureAdmin(database: D1Database, settings: Wanted): Promise<void> {
  if (!settings.admin) return;
  const { email, password } = settings.admin;
  const db = connect(database);
  if (isDemoAdmin(settings) && (await db.$count(users, eq(users.email, DEMO_EMAIL))) === 0) return;
  const existing = await db.select({ id: admins.id }).from(admins).where(eq(admins.email, email));
  if (existing.length > 0) return;
  const row = { email, passwordHash: await hashPassword(password), createdAt: new Date() };
  await db.insert(admins).values(row).onConflictDoNothing();
}
