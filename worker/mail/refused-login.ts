import { eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { counters } from "../db/tables/admin.ts";

const NAME = "mailRefusedAt";

/** Returns the statement that notes since when the mail service refuses this server's login. */
export const noteRefusedLogin = ({ db, now }: Ctx) =>
  db.insert(counters).values({ name: NAME, value: now }).onConflictDoNothing();

/** Returns the statement that takes the note back, for the batch after an e-mail was sent. */
export const forgetRefusedLogin = ({ db }: Pick<Ctx, "db">) =>
  db.delete(counters).where(eq(counters.name, NAME));

/** Finds since when the mail service refuses this server's login, as ISO 8601; null where it doesn't. */
export async function findRefusedLogin({ db }: Ctx): Promise<string | null> {
  const [row] = await db.select({ at: counters.value }).from(counters).where(eq(counters.name, NAME));
  return row ? new Date(row.at).toISOString() : null;
}
