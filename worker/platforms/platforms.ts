import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { leadsToTips } from "#payment-codes/tip-hosts.ts";
import { PLATFORMS_MAX } from "#schema/limits.ts";
import type { PlatformValues, ReviewPlatform } from "#schema/platform.ts";
import { TIPS_MESSAGE } from "#schema/tip-links.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { batch } from "../db/batch.ts";
import { violates } from "../db/client.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewPlatforms as platforms } from "../db/tables/platforms.ts";
import { Conflict, invalid, LimitReached, NotFound, ValidationError } from "../errors.ts";
import { editable, requireEditable } from "../guides/ownership.ts";
import { contactKeys } from "../search/contact-keys.ts";
import { addContacts, replaceContacts } from "../search/index-contacts.ts";
import { shown, toPlatform } from "./read-platforms.ts";

/** Returns the statement that adds a platform if the account may edit the profile and it has room. */
const insertPlatform = (
  { db, now }: Ctx,
  userId: number,
  { guideId, values: { platform, url } }: { guideId: number; values: PlatformValues },
) =>
  db
    .insert(platforms)
    .select(
      selectRow(
        platforms,
        {
          id: null,
          guideId: guides.id,
          platform,
          url,
          createdAt: now,
        },
        sql`from ${guides} where ${editable(userId, guideId)}
        and (select count(*) from ${platforms} where ${platforms.guideId} = ${guideId}) < ${PLATFORMS_MAX}`,
      ),
    )
    .returning(shown);

/** Adds a platform behind the others. Throws NotFound, Forbidden, ValidationError, LimitReached, Conflict. */
export async function createPlatform(
  ctx: Ctx,
  userId: number,
  input: { guideId: number; values: PlatformValues },
): Promise<ReviewPlatform> {
  await requireEditable(ctx, userId, input.guideId);
  if (leadsToTips(input.values.url)) throw invalid(TIPS_MESSAGE, "url");
  try {
    const { guideId, values } = input;
    const isListed = sql`${guides.id} = ${guideId} and exists (select 1 from ${platforms}
      where ${platforms.guideId} = ${guideId} and ${platforms.url} = ${values.url})`;
    const [[row]] = await ctx.db.batch([
      insertPlatform(ctx, userId, input),
      addContacts(ctx.db, isListed, contactKeys({ platforms: [values.url] })),
    ]);
    if (!row) throw new LimitReached({ what: "platforms", max: PLATFORMS_MAX });
    return toPlatform(row);
  } catch (error) {
    if (violates(error, "review_platforms.guide_id")) throw new Conflict("already_listed");
    throw error;
  }
}

/** Replaces the whole list, or nothing of it. Throws NotFound, Forbidden, ValidationError. */
export async function replacePlatforms(
  ctx: Ctx,
  userId: number,
  { guideId, list }: { guideId: number; list: PlatformValues[] },
): Promise<ReviewPlatform[]> {
  const { db } = ctx;
  await requireEditable(ctx, userId, guideId);
  const forTips = list.flatMap(({ url }, index) =>
    leadsToTips(url) ? [{ path: [index, "url"], message: TIPS_MESSAGE }] : [],
  );
  if (forTips.length > 0) throw new ValidationError(forTips);
  const guide = db.select({ id: guides.id }).from(guides).where(editable(userId, guideId));
  const { inserted } = await batch(db, {
    former: db.delete(platforms).where(inArray(platforms.guideId, guide)),
    inserted: list.map((values) => insertPlatform(ctx, userId, { guideId, values })),
    contacts: replaceContacts(db, editable(userId, guideId), {
      fields: ["platforms"],
      contacts: { platforms: list.map(({ url }) => url) },
    }),
  });
  return inserted.flat().map(toPlatform);
}

/** The most tries of a removal, when others change the same list meanwhile. */
const MAX_TRIES = 5;

/** Removes a platform of a profile that the account may edit. Throws NotFound, Forbidden. */
export async function removePlatform(ctx: Ctx, userId: number, id: number): Promise<void> {
  const { db } = ctx;
  const [found] = await db.select({ guideId: platforms.guideId }).from(platforms).where(eq(platforms.id, id));
  if (!found) throw new NotFound();
  const { guideId } = found;
  const guide = db.select({ id: guides.id }).from(guides).where(editable(userId, guideId));
  const isOther = and(eq(platforms.guideId, guideId), ne(platforms.id, id));
  const readOthers = () =>
    db.select({ id: platforms.id, url: platforms.url }).from(platforms).where(isOther).orderBy(platforms.id);
  const idsOf = (rows: { id: number }[]): string => rows.map((row) => row.id).join();
  let others = await readOthers();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // The keys follow from the other platforms. Those of one that was added since they were read would be lost.
    const isRead = sql`(select coalesce(group_concat(id), '') from ${readOthers()}) = ${idsOf(others)}`;
    const { removed, left } = await batch(db, {
      removed: db
        .delete(platforms)
        .where(and(eq(platforms.id, id), inArray(platforms.guideId, guide)))
        .returning({ id: platforms.id }),
      contacts: replaceContacts(db, and(editable(userId, guideId), isRead), {
        fields: ["platforms"],
        contacts: { platforms: others.map(({ url }) => url) },
      }),
      left: readOthers(),
    });
    // If another call has removed the platform meanwhile, this one succeeds as well.
    if (removed.length === 0) await requireEditable(ctx, userId, guideId);
    if (idsOf(left) === idsOf(others)) return;
    others = left;
  }
}
