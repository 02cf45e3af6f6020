import { eq } from "drizzle-orm";
import { isActiveAt } from "#schema/subscription.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";

/** Who sees an account's images. */
type Audience = "everybody" | "owner" | "nobody";

/**
 * Who sees an account's images now: everybody while its trial or subscription runs and its profiles are public, otherwise the
 * owner; nobody while its deletion is scheduled.
 */
export async function audienceOfImages({ db, now }: Ctx, userId: number): Promise<Audience> {
  const [owner] = await db
    .select({
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      deletionDueAt: users.deletionDueAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner || owner.deletionDueAt !== null) return "nobody";
  return isActiveAt(owner, now) ? "everybody" : "owner";
}
