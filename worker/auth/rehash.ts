import { and, eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { log } from "../log.ts";
import { withHashSlot } from "./hash-throttle.ts";
import { hashPassword } from "./password.ts";
import type { SessionKind } from "./session-tokens.ts";
import { ACCOUNTS } from "./sessions.ts";

type Verified = { id: number; passwordHash: string; password: string };

/**
 * Hashes a correct password as new ones are, unless the password was changed meanwhile. If that fails, the next sign-in
 * does it.
 */
export async function rehash(
  { db }: Ctx,
  kind: SessionKind,
  { id, passwordHash, password }: Verified,
): Promise<void> {
  const account = ACCOUNTS[kind];
  try {
    await db
      .update(account)
      .set({ passwordHash: await withHashSlot((cost) => hashPassword(password, cost)) })
      .where(and(eq(account.id, id), eq(account.passwordHash, passwordHash)));
  } catch (error) {
    log("error", { message: "a password keeps its outdated hash", kind, account: id }, error);
  }
}
