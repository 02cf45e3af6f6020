import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { log } from "../log.ts";
import { dropQueued, sendQueued } from "./outbox.ts";

/**
 * Sends e-mails to accounts that were queued just now. One to an address that nobody has proved, which may be a
 * stranger's, is dropped unless that `mayGet` it. Never rejects: the hourly run sends e-mails that failed.
 */
export async function sendWithin(
  ctx: Ctx,
  queued: { id: number }[],
  mayGet: (email: string) => Promise<boolean>,
): Promise<void> {
  if (queued.length === 0) return;
  const ids = queued.map(({ id }) => id);
  try {
    const unproved = await ctx.db
      .select({ id: letters.id, email: letters.recipient })
      .from(letters)
      .innerJoin(users, eq(users.id, letters.userId))
      .where(and(inArray(letters.id, ids), isNull(users.emailVerifiedAt)));
    for (const { id, email } of unproved) if (!(await mayGet(email))) await dropQueued(ctx, [{ id }]);
    await sendQueued(ctx, queued);
  } catch (error) {
    log("error", { message: "e-mails of an account wait" }, error);
  }
}
