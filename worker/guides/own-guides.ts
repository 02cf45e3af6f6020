import { asc, eq, sql } from "drizzle-orm";
import type { OwnGuide } from "#schema/own-guide.ts";
import { isActiveAt } from "#schema/subscription.ts";
import { planOf } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { editedBy } from "../db/team.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { firstScan, stepColumns, toFirstSteps } from "./first-steps.ts";
import { toGuide } from "./guide.ts";
import { tipsOfGuide, waysColumn } from "./guide-ways.ts";
import { listFailingWays, overviewColumns, toOverview } from "./overview.ts";

/** Lists the profiles that an account may edit: its own, oldest first, then those it was let into. */
export async function listGuides(ctx: Ctx, userId: number): Promise<OwnGuide[]> {
  const { db, now } = ctx;
  const rows = await db
    .select({
      guide: guides,
      plan: { subscriptionStatus: users.subscriptionStatus, trialEndsAt: users.trialEndsAt },
      owner: { name: users.operatorName, email: users.email },
      ...stepColumns,
      ...waysColumn,
      ...overviewColumns(ctx),
    })
    .from(guides)
    .innerJoin(users, eq(users.id, guides.userId))
    .where(sql`${guides.id} in ${editedBy(userId)}`)
    .orderBy(sql`${guides.userId} <> ${userId}`, asc(guides.userId), asc(guides.slot));
  return rows.map(({ guide, plan, owner, putAwayAt, scannedOn, ways, ...overview }) => {
    const isOwn = guide.userId === userId;
    const { hasTips, wayKeys, ...tips } = tipsOfGuide(guide, { ways });
    return {
      ...toGuide(guide, ctx),
      ...toOverview(guide, overview, now),
      access: isOwn ? "owner" : "editor",
      isPublic: isActiveAt(planOf(plan, ctx), now),
      firstSteps: isOwn ? toFirstSteps(guide, { putAwayAt, scannedOn, hasTips }) : null,
      firstScan: firstScan(guide, { scannedOn }),
      ...tips,
      failingWays: listFailingWays(guide, { ...overview, wayKeys }, now),
      owner: isOwn ? null : owner,
    };
  });
}
