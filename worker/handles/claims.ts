import { and, gt, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { handles } from "../db/tables/handles.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { isBelow } from "../rate-limits/account-counters.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";

const { max, window } = RATE_LIMITS.pageAddress;

/** The beginning of the keys of an account's claims. */
const claimedKey = (userId: number) => `pageAddress:${userId}`;

const claimsOf = ({ now }: Ctx, userId: number) =>
  and(isBelow(claimedKey(userId)), gt(rateCounters.expiresAt, new Date(now)));

/** Returns the condition of a profile that never had the handle. Taking one's own back claims nothing. */
export const isNew = (hash: string | null) =>
  sql`not exists (select 1 from ${handles} where ${handles.hash} = ${hash} and ${handles.guideId} = ${guides.id})`;

/** Returns the condition of an account that may claim one more. */
export const hasClaimLeft = (ctx: Ctx, userId: number) =>
  sql`(select count(*) from ${rateCounters} where ${claimsOf(ctx, userId)}) < ${max}`;

/** Returns the subquery of when the account's oldest claim stops counting, ms since 1970. */
export const nextClaimAt = (ctx: Ctx, userId: number) =>
  sql`(select min(${rateCounters.expiresAt}) from ${rateCounters} where ${claimsOf(ctx, userId)})`;

/** Returns the statement that counts a claim, where a profile meets the condition. */
export const countClaim = ({ db, now }: Ctx, userId: number, claims: SQL | undefined) =>
  db.insert(rateCounters).select(
    db
      .select({
        key: sql<string>`${`${claimedKey(userId)}:${crypto.randomUUID()}`}`.as("key"),
        count: sql<number>`1`.as("count"),
        expiresAt: sql<Date>`${now + window}`.as("expires_at"),
      })
      .from(guides)
      .where(claims),
  );
