import { sql } from "drizzle-orm";
import type { PublicGuide } from "#schema/guide.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { specWays } from "#payment-codes/spec-ways.ts";
import type { Ctx } from "../context.ts";
import { prepareReadings } from "../db/reading.ts";
import { guideWithOwner, isVisibleTo } from "../guides/public-guides.ts";
import { paymentWaysOf } from "../payment-ways/read-payment-ways.ts";

const key = { uniqueId: sql.placeholder("uniqueId") };

const readTips = prepareReadings((db) => [guideWithOwner(db, key), paymentWaysOf(db, key)]);

export type Tips = {
  guide: PublicGuide;
  ways: PaymentWay[];
  /** the accounts that may edit the profile */
  team: number[];
  isPublic: boolean;
};

/**
 * Finds a profile and the ways to tip its guide in one round trip; undefined where the viewer (a user's id) may not see
 * it.
 */
export async function findTips(
  ctx: Ctx,
  uniqueId: string,
  viewer: number | undefined,
): Promise<Tips | undefined> {
  const [[guide], ways] = await readTips(ctx.db, { uniqueId });
  if (!guide || !isVisibleTo(guide, viewer, ctx)) return undefined;
  return {
    guide: guide.toPublicGuide(ctx),
    ways,
    team: [guide.userId, ...guide.editorIds],
    isPublic: guide.isPublicNow(ctx),
  };
}

/** Returns whether everybody may see a profile's ways to tip, and there are any. */
export async function hasTipPage(ctx: Ctx, uniqueId: string): Promise<boolean> {
  const found = await findTips(ctx, uniqueId, undefined);
  return found !== undefined && found.ways.length + specWays(found.guide).length > 0;
}
