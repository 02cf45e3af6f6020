import { and, eq, sql } from "drizzle-orm";
import { isActiveAt } from "#schema/subscription.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { Forbidden, NotFound, PreconditionFailed } from "../errors.ts";

/** The condition of a profile that belongs to this account. */
export const owned = (userId: number, id: number) => and(eq(guides.id, id), eq(guides.userId, userId));

/** The condition of profiles whose reviews this account reads and answers. */
export const isReadBy = (userId: number) => eq(guides.userId, userId);

/** The condition of a profile unchanged since `version` (updatedAt in ms), when given. */
export const isAtVersion = (version: number | undefined) =>
  version === undefined ? undefined : eq(guides.updatedAt, new Date(version));

/** The updatedAt of a write now: later than the last one, so that two writes in one millisecond are two versions. */
export const nextUpdatedAt = ({ now }: Ctx) => sql`max(${now}, ${guides.updatedAt} + 1)`;

/**
 * Throws the reason a write matched no profile: Forbidden for somebody else's public one, otherwise NotFound (a hidden one
 * must not be revealed).
 */
export async function throwMissReason({ db, now }: Ctx, id: number): Promise<never> {
  const [owner] = await db
    .select({
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      hiddenAt: guides.hiddenAt,
    })
    .from(guides)
    .innerJoin(users, eq(users.id, guides.userId))
    .where(eq(guides.id, id));
  throw owner && owner.hiddenAt === null && isActiveAt(owner, now)
    ? new Forbidden("This profile belongs to somebody else")
    : new NotFound();
}

/** The same for a write at a version. Throws PreconditionFailed when the account's own profile has changed since. */
export async function throwVersionMissReason(ctx: Ctx, userId: number, id: number): Promise<never> {
  const [row] = await ctx.db.select({ id: guides.id }).from(guides).where(owned(userId, id));
  if (row) throw new PreconditionFailed("This profile was changed in another tab or on another device");
  return throwMissReason(ctx, id);
}

/** Passes for a profile of this account. Throws NotFound, or Forbidden for somebody else's public one. */
export async function requireOwned(ctx: Ctx, userId: number, id: number): Promise<void> {
  const [row] = await ctx.db.select({ id: guides.id }).from(guides).where(owned(userId, id));
  if (!row) await throwMissReason(ctx, id);
}
