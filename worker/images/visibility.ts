import { eq } from "drizzle-orm";
import { isActiveAt } from "#schema/subscription.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";

/** Whether an account's images are public now: its profiles are, while its trial or subscription runs and no deletion is scheduled. */
export async function areImagesPublic({ db, now }: Ctx, userId: number): Promise<boolean> {
  const [owner] = await db
    .select({
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      deletionDueAt: users.deletionDueAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return owner !== undefined && owner.deletionDueAt === null && isActiveAt(owner, now);
}
