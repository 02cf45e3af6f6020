import { sql } from "drizzle-orm";
import type { PublicGuide } from "#schema/guide.ts";
import type { Ctx } from "../context.ts";
import { prepareReadings } from "../db/reading.ts";
import { guideWithOwner, isVisibleTo } from "../guides/public-guides.ts";
import { webLinksOf } from "../web-links/read-web-links.ts";

const key = { uniqueId: sql.placeholder("uniqueId") };

const readContact = prepareReadings((db) => [guideWithOwner(db, key), webLinksOf(db, key)]);

/** Reads a profile in one round trip; undefined where the viewer (a user's id) may not see it. */
export async function findContact(
  ctx: Ctx,
  uniqueId: string,
  viewer: number | undefined,
): Promise<PublicGuide | undefined> {
  const [[guide], links] = await readContact(ctx.db, { uniqueId });
  return guide && isVisibleTo(guide, viewer, ctx) ? guide.toPublicGuide(ctx, { links }) : undefined;
}
