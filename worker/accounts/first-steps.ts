import { eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";

/** Puts the first steps on the dashboard away, or shows them again. */
export async function putFirstStepsAway({ db, now }: Ctx, userId: number, putAway: boolean): Promise<void> {
  const firstStepsPutAwayAt = putAway ? new Date(now) : null;
  await db.update(users).set({ firstStepsPutAwayAt }).where(eq(users.id, userId));
}
