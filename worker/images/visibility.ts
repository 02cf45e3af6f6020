import { eq, sql } from "drizzle-orm";
import { isActiveAt } from "#schema/subscription.ts";
import { planOf } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { imageUrl } from "./stored-images.ts";

/** Who sees an account's images. */
type Audience = "everybody" | "owner" | "nobody";

/** Returns the column that says whether an admin hid a page with this image, or all pages of the account. */
const isHidden = (url: string) => {
  const ownGuides = sql`select 1 from ${guides} where ${guides.userId} = ${users.id}`;
  return sql<number>`exists (${ownGuides} and ${guides.hiddenAt} is not null
    and (${guides.profilePicture} = ${url} or not exists (${ownGuides} and ${guides.hiddenAt} is null)))`;
};

/**
 * Returns who sees an image of an account now: everybody while its trial or subscription runs and no admin hid the page
 * it is on, otherwise the owner; no one while the account's deletion is scheduled.
 */
export async function audienceOfImage(ctx: Ctx, userId: number, key: string): Promise<Audience> {
  const [owner] = await ctx.db
    .select({
      isHidden: isHidden(imageUrl(key)),
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      deletionDueAt: users.deletionDueAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner || owner.deletionDueAt !== null) return "nobody";
  return isActiveAt(planOf(owner, ctx), ctx.now) && owner.isHidden === 0 ? "everybody" : "owner";
}
