import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { editedBy } from "../db/team.ts";
import { guides } from "../db/tables/guides.ts";
import { Forbidden, NotFound, PreconditionFailed } from "../errors.ts";
import { guideOwner, isVisibleTo } from "./public-guides.ts";

/** Returns the condition of a profile that belongs to this account. */
export const owned = (userId: number, id: number) => and(eq(guides.id, id), eq(guides.userId, userId));

/**
 * Returns the condition of a profile that this account may edit: its own, or one it was let into, unless the owner's
 * deletion is scheduled.
 */
export const editable = (userId: number, id: number) =>
  and(eq(guides.id, id), sql`${guides.id} in ${editedBy(userId)}`);

/** Returns the condition of profiles whose reviews this account reads and answers: those it may edit. */
export const isReadBy = (userId: number) => sql`${guides.id} in ${editedBy(userId)}`;

/** Returns the condition of a profile that is unchanged since `version` (updatedAt in ms), or none without a version. */
export const isAtVersion = (version: number | undefined) =>
  version === undefined ? undefined : eq(guides.updatedAt, new Date(version));

/**
 * Returns the updatedAt of a write now. It is later than the last one, so that two writes in one millisecond are two
 * versions.
 */
export const nextUpdatedAt = ({ now }: Ctx) => sql`max(${now}, ${guides.updatedAt} + 1)`;

/**
 * Throws the reason why a write matched no profile: Forbidden for someone else's that the account can see, as an
 * editor or because it is public; otherwise NotFound, because a hidden profile must not be revealed.
 */
export async function throwMissReason(ctx: Ctx, userId: number, id: number): Promise<never> {
  const [owner] = await guideOwner(ctx.db, { id }).read();
  throw owner && isVisibleTo(owner, userId, ctx) ? new Forbidden("not_yours") : new NotFound();
}

/**
 * Throws the reason why a write at a version matched no profile: PreconditionFailed when a profile that the account may
 * edit has changed since, otherwise as throwMissReason does.
 */
export async function throwVersionMissReason(ctx: Ctx, userId: number, id: number): Promise<never> {
  const [row] = await ctx.db.select({ id: guides.id }).from(guides).where(editable(userId, id));
  if (row) throw new PreconditionFailed();
  return throwMissReason(ctx, userId, id);
}

/**
 * Checks that a profile belongs to this account. Throws NotFound, or Forbidden for someone else's that the account can
 * see.
 */
export async function requireOwned(ctx: Ctx, userId: number, id: number): Promise<void> {
  const [row] = await ctx.db.select({ id: guides.id }).from(guides).where(owned(userId, id));
  if (!row) await throwMissReason(ctx, userId, id);
}

/** Returns the id of the owner of a profile that this account may edit. Throws NotFound, Forbidden. */
export async function requireEditable(ctx: Ctx, userId: number, id: number): Promise<number> {
  const [row] = await ctx.db.select({ ownerId: guides.userId }).from(guides).where(editable(userId, id));
  return row ? row.ownerId : throwMissReason(ctx, userId, id);
}
