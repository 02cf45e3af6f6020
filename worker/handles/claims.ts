import { and, gt, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { guides } from "../db/tables/guides.ts";
import { handles } from "../db/tables/handles.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { isBelow } from "../rate-limits/account-counters.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";

/** What counts a claim: the choice of an address, or a hand-on that brings one. */
export type Claim = { userId: number; as: "pageAddress" | "handOnAddress" };

/** The beginning of the keys of an account's claims. */
const claimedKey = ({ as, userId }: Claim) => `${as}:${userId}`;

const claimsOf = ({ now }: Ctx, claim: Claim) =>
  and(isBelow(claimedKey(claim)), gt(rateCounters.expiresAt, new Date(now)));

/** Returns the condition of a profile that never had the handle. Taking one's own back claims nothing. */
export const isNew = (hash: string | null) =>
  sql`not exists (select 1 from ${handles} where ${handles.hash} = ${hash} and ${handles.guideId} = ${guides.id})`;

/** Returns the condition of an account that may claim one more. */
export const hasClaimLeft = (ctx: Ctx, claim: Claim) =>
  sql`(select count(*) from ${rateCounters} where ${claimsOf(ctx, claim)}) < ${RATE_LIMITS[claim.as].max}`;

/** Returns the subquery of when the account's oldest claim stops counting, ms since 1970. */
export const nextClaimAt = (ctx: Ctx, claim: Claim) =>
  sql`(select min(${rateCounters.expiresAt}) from ${rateCounters} where ${claimsOf(ctx, claim)})`;

/** Returns the statement that counts a claim, where a profile meets the condition. */
export const countClaim = ({ db, now }: Ctx, claim: Claim, claims: SQL | undefined) =>
  db.insert(rateCounters).select(
    selectRow(
      rateCounters,
      {
        key: `${claimedKey(claim)}:${crypto.randomUUID()}`,
        count: 1,
        expiresAt: now + RATE_LIMITS[claim.as].window,
      },
      sql`from ${guides} where ${claims}`,
    ),
  );
