import { eq } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { toUser, userColumns } from "../auth/users.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { Unauthenticated } from "../errors.ts";

/** Puts the first steps on the dashboard away, or brings them back. Throws Unauthenticated when the account is gone. */
export async function putFirstStepsAway({ db, now }: Ctx, userId: number, putAway: boolean): Promise<User> {
  const [row] = await db
    .update(users)
    .set({ firstStepsPutAwayAt: putAway ? new Date(now) : null })
    .where(eq(users.id, userId))
    .returning(userColumns);
  if (!row) throw new Unauthenticated();
  return toUser(row, now);
}
