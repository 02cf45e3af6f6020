import { sql } from "drizzle-orm";
import type { PublicGuide } from "#schema/guide.ts";
import type { Ctx } from "../context.ts";
import { prepareBatch } from "../db/reading.ts";
import { guideWithOwner, isVisibleTo } from "../guides/public-guides.ts";

const readContact = prepareBatch((db) => [guideWithOwner(db, { uniqueId: sql.placeholder("uniqueId") })]);

/** Reads a profile in one round trip; undefined where the viewer (a user's id) may not see it. */
export async function findContact(
  ctx: Ctx,
  uniqueId: string,
  viewer: number | undefined,
): Promise<PublicGuide | undefined> {
  const [[guide]] = await readContact(ctx.db, { uniqueId });
  return guide && isVisibleTo(guide, viewer, ctx.now) ? guide.toPublicGuide(ctx, []) : undefined;
}
