import { eq } from "drizzle-orm";
import { hashPassword } from "#worker/auth/password.ts";
import { connect } from "#worker/db/client.ts";
import { admins } from "#worker/db/tables/auth.ts";
import type { AdminCredentials } from "./settings.ts";

/** Creates an admin account where there is none with this e-mail. */
export async function ensureAdmin(
  database: D1Database,
  { email, password }: AdminCredentials,
): Promise<void> {
  const db = connect(database);
  const existing = await db.select({ id: admins.id }).from(admins).where(eq(admins.email, email));
  if (existing.length > 0) return;
  const row = { email, passwordHash: await hashPassword(password), createdAt: new Date() };
  await db.insert(admins).values(row).onConflictDoNothing();
}
