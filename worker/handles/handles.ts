import { and, eq, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { addDays, dayAndHour } from "#schema/day.ts";
import { DAY } from "#schema/durations.ts";
import { isReservedHandle } from "#schema/reserved-handles.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { guides } from "../db/tables/guides.ts";
import { handles } from "../db/tables/handles.ts";
import { Conflict } from "../errors.ts";
import { HASH_LENGTH, hashOf, keyedHashOf } from "./hash.ts";
import { type Claim, countClaim, hasClaimLeft, isNew, nextClaimAt } from "./claims.ts";
import { firstRows } from "../db/first-rows.ts";

/** ms for which a handle that was given up leads to its page and is no one else's, because it may be printed. */
export const HANDLE_LIFE_MS = 365 * DAY;
/** ms in which a handle may change twice at most. */
const CHANGES_WINDOW_MS = 30 * DAY;

/** Conditions of the row of a profile that wants the handle. */
type Conditions = { has: SQL; isFirst: SQL; mayChange: SQL; mayClaim: SQL; isFree: SQL };

async function conditionsOf(ctx: Ctx, change: HandleChange, hash: string | null): Promise<Conditions> {
  const { now, config } = ctx;
  const { handle, isHandOn } = change;
  const keyed = hash === null ? null : await keyedHashOf(config.SESSION_SECRET, hash);
  const isFirst = sql`not exists (select 1 from ${handles} where ${handles.guideId} = ${guides.id})`;
  return {
    has: sql`${guides.handle} is ${handle}`,
    isFirst,
    mayChange: isHandOn
      ? sql`true`
      : sql`(${guides.handleChangedBefore} is null
      or ${guides.handleChangedBefore} <= ${now - CHANGES_WINDOW_MS} or ${isFirst})`,
    mayClaim: sql`(${handle} is null or not ${isNew(hash)} or ${hasClaimLeft(ctx, claimOf(change))})`,
    isFree: sql`not exists (select 1 from ${handles} where ${handles.hash} in (${hash}, ${keyed})
      and ${handles.guideId} is not ${guides.id}
      and (${handles.keptUntil} is null or ${handles.keptUntil} > ${now}))`,
  };
}

/** What the owner of a profile wants its handle to be. In a hand-on it counts as no change. */
type HandleChange = { id: number; userId: number; handle: string | null; isHandOn?: boolean };

const claimOf = ({ userId, isHandOn }: HandleChange): Claim => ({
  userId,
  as: isHandOn ? "handOnAddress" : "pageAddress",
});

/** Returns the first day at the profile's place that begins after an instant: on the day before it would come too early. */
const dayAfter = (timeZone: string, at: number): string => addDays(dayAndHour(timeZone, at).day, 1);

/** Throws Conflict when the profile can't have this handle, or not yet. The write checks the same. */
export async function requireHandle(ctx: Ctx, change: HandleChange): Promise<void> {
  const { id, handle } = change;
  const hash = handle === null ? null : await hashOf(handle);
  const { has, mayChange, mayClaim, isFree } = await conditionsOf(ctx, change, hash);
  const [row] = await ctx.db
    .select({
      has: sql<number>`${has}`,
      mayChange: sql<number>`${mayChange}`,
      mayClaim: sql<number>`${mayClaim}`,
      nextClaim: sql<number>`${nextClaimAt(ctx, claimOf(change))}`,
      isFree: sql<number>`${isFree}`,
      changedBefore: guides.handleChangedBefore,
      timeZone: guides.timeZone,
    })
    .from(guides)
    .where(eq(guides.id, id));
  if (!row || row.has === 1) return;
  if (row.mayChange === 0 && row.changedBefore)
    throw new Conflict("handle_limit", {
      date: dayAfter(row.timeZone, row.changedBefore.getTime() + CHANGES_WINDOW_MS),
    });
  if (row.mayClaim === 0)
    throw new Conflict(change.isHandOn ? "handle_hand_on_limit" : "handle_claim_limit", {
      date: dayAfter(row.timeZone, row.nextClaim),
    });
  const { hostname } = new URL(ctx.config.PUBLIC_ORIGIN);
  if (row.isFree === 0 || (handle !== null && isReservedHandle(handle, hostname)))
    throw new Conflict("handle_taken");
}

/** The handle's part of a profile's update. */
type HandleWrite = {
  set: { handle: string | null; handleInherited: boolean; handleChangedAt: SQL; handleChangedBefore: SQL };
  /** a condition of the update */
  when: SQL;
  /** statements of the same batch, after the update, in this order; they do nothing when it was refused */
  more: BatchItem<"sqlite">[];
};

/**
 * Returns the parts of a profile's update that give it the handle. The old handle still leads to the page, and one that
 * has expired is taken over.
 */
export async function writeHandle(ctx: Ctx, change: HandleChange): Promise<HandleWrite> {
  const { db, now } = ctx;
  const { id, handle, isHandOn } = change;
  const hash = handle === null ? null : await hashOf(handle);
  const { has, isFirst, mayChange, mayClaim, isFree } = await conditionsOf(ctx, change, hash);
  const isDone = and(eq(guides.id, id), has);
  const done = db.select({ id: guides.id }).from(guides).where(isDone);
  const retire = db
    .update(handles)
    .set({ keptUntil: new Date(now + HANDLE_LIFE_MS) })
    .where(
      and(
        inArray(handles.guideId, done),
        isNull(handles.keptUntil),
        hash === null ? undefined : ne(handles.hash, hash),
      ),
    );
  const claim =
    hash !== null &&
    db
      .insert(handles)
      .select(
        selectRow(
          handles,
          { hash, guideId: guides.id, keptUntil: null },
          sql`from ${guides} where ${isDone}`,
        ),
      )
      .onConflictDoUpdate({ target: handles.hash, set: { guideId: id, keptUntil: null } });
  const isNoChange = isHandOn ? sql`true` : sql`${has} or ${isFirst}`;
  return {
    set: {
      handle,
      // What is saved now was chosen for whoever wears the badge now.
      handleInherited: false,
      handleChangedAt: sql`case when ${isNoChange} then ${guides.handleChangedAt} else ${now} end`,
      handleChangedBefore: sql`case when ${isNoChange} then ${guides.handleChangedBefore} else ${guides.handleChangedAt} end`,
    },
    when: sql`(${has} or (${mayChange} and ${mayClaim} and ${isFree}))`,
    more: [retire, ...(claim ? [countClaim(ctx, claimOf(change), and(isDone, isNew(hash))), claim] : [])],
  };
}

/** The most handles that are kept in one batch, and the most batches of one hourly run. */
const BATCH_SIZE = 100;
const BATCHES_MAX = 10;

/** Keeps the hashes of some handles keyed. Returns whether there may be more. */
async function reserveBatch({ db, config, now }: Ctx): Promise<boolean> {
  const isOrphan = and(isNull(handles.guideId), sql`length(${handles.hash}) = ${HASH_LENGTH}`);
  const rows = await db.select({ hash: handles.hash }).from(handles).where(isOrphan).limit(BATCH_SIZE);
  if (rows.length === 0) return false;
  const keys = await Promise.all(
    rows.map(async ({ hash }) => [hash, await keyedHashOf(config.SESSION_SECRET, hash)]),
  );
  const pairs = sql`json_each(${JSON.stringify(keys)})`;
  await db.batch([
    // One of the same name that was kept before has expired, or the name wouldn't have been free again. Where the hash isn't
    // there any more, another run has just kept it.
    db.delete(handles).where(sql`${handles.hash} in (select value ->> 1 from ${pairs}
      where exists (select 1 from ${handles} as orphan
        where orphan.hash = json_each.value ->> 0 and orphan.guide_id is null))`),
    db
      .update(handles)
      .set({
        hash: sql`(select value ->> 1 from ${pairs} where value ->> 0 = ${handles.hash})`,
        keptUntil: sql`coalesce(${handles.keptUntil}, ${now + HANDLE_LIFE_MS})`,
      })
      .where(and(isOrphan, sql`${handles.hash} in (select value ->> 0 from ${pairs})`)),
  ]);
  return rows.length === BATCH_SIZE;
}

/**
 * Begins the year of handles whose profiles were deleted, and keeps their hashes keyed, so that no one reads them with a list of
 * names: up to 1,000. The next hourly run continues.
 */
export async function reserveOrphanedHandles(ctx: Ctx): Promise<void> {
  for (let n = 0; n < BATCHES_MAX; n++) if (!(await reserveBatch(ctx))) return;
}

/** Returns the statement that frees handles whose year is over. */
export const removeExpiredHandles = ({ db, now }: Ctx) =>
  db.delete(handles).where(firstRows(handles, lte(handles.keptUntil, new Date(now))));
