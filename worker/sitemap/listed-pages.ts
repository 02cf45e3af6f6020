import { and, asc, eq, or, sql } from "drizzle-orm";
import { HOUR } from "#schema/durations.ts";
import { isBillingOn } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import type { Config } from "../env.ts";

/** The most pages of one file; search engines take five times as many. */
export const FILE_MAX = 10_000;
/** ms for which an isolate keeps what it has read: a file costs thousands of rows, and anybody may ask for it. */
const KEPT_MS = HOUR;

type ListedPage = { uniqueId: string; updatedAt: Date };

/**
 * Returns the condition of pages that search engines are shown: whose team has said so, that are public, and whose owner's
 * address is confirmed or plan active.
 */
const isShown = (ctx: Ctx) =>
  and(
    sql`"guides"."is_listed" = 1`,
    sql`${guides.hiddenAt} is null and ${users.deletionDueAt} is null`,
    isBillingOn(ctx)
      ? or(
          eq(users.subscriptionStatus, "active"),
          sql`${users.subscriptionStatus} = 'trial' and ${users.trialEndsAt} > ${ctx.now} and ${users.emailVerifiedAt} is not null`,
        )
      : undefined,
  );

async function readPages(ctx: Ctx): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  for (let after = 0; ;) {
    const rows = await ctx.db
      .select({ id: guides.id, uniqueId: guides.uniqueId, updatedAt: guides.updatedAt })
      .from(guides)
      .innerJoin(users, eq(users.id, guides.userId))
      .where(and(isShown(ctx), sql`${guides.id} > ${after}`))
      .orderBy(asc(guides.id))
      .limit(FILE_MAX);
    pages.push(...rows.map(({ uniqueId, updatedAt }) => ({ uniqueId, updatedAt })));
    const last = rows.at(-1);
    if (rows.length < FILE_MAX || !last) return pages;
    after = last.id;
  }
}

// What was read is kept, and not the reading: one whose request is cut off never ends, and others would wait for it.
const kept = new WeakMap<Config, { at: number; pages: ListedPage[] }>();

/** Lists the pages that search engines are shown, as they were within the last hour. */
export async function listPages(ctx: Ctx): Promise<ListedPage[]> {
  const known = kept.get(ctx.config);
  if (known && ctx.now - known.at < KEPT_MS) return known.pages;
  const pages = await readPages(ctx);
  kept.set(ctx.config, { at: ctx.now, pages });
  return pages;
}
