import { and, eq, inArray, sql } from "drizzle-orm";
import { PLATFORMS_MAX, type PlatformValues, type ReviewPlatform } from "#schema/platform.ts";
import { type Db, violates } from "../db/client.ts";
import { guides, reviewPlatforms } from "../db/tables.ts";
import { Conflict, LimitReached, NotFound } from "../failures.ts";
import { getWritableGuide, owned, refuse } from "../guides/ownership.ts";
import { belongsTo, gated, type GuideKey } from "../guides/visibility.ts";

const shown = { id: reviewPlatforms.id, platform: reviewPlatforms.platform, url: reviewPlatforms.url };

/** Where else guests may write about a profile, in its owner's order. */
export const platformsOf = (db: Db, key: GuideKey) =>
  db
    .select(shown)
    .from(reviewPlatforms)
    .where(belongsTo(reviewPlatforms.guideId, db, key))
    .orderBy(reviewPlatforms.id);

export const listPlatforms = (
  db: Db,
  uniqueId: string,
  viewer: number | undefined,
  now: number,
): Promise<ReviewPlatform[]> => gated(db, { uniqueId }, viewer, now, platformsOf(db, { uniqueId }));

/** Inserts only where the profile is this account's, and has room. */
const insertPlatform = (
  db: Db,
  userId: number,
  guideId: number,
  { platform, url }: PlatformValues,
  now: number,
) =>
  db
    .insert(reviewPlatforms)
    .select(
      sql`select null, ${guides.id}, ${platform}, ${url}, ${now} from ${guides} where ${owned(userId, guideId)}
        and (select count(*) from ${reviewPlatforms} where ${reviewPlatforms.guideId} = ${guideId}) < ${PLATFORMS_MAX}`,
    )
    .returning(shown);

/** Adds one at the end. Throws NotFound, Forbidden, LimitReached, Conflict. */
export async function createPlatform(
  db: Db,
  userId: number,
  guideId: number,
  values: PlatformValues,
  now: number,
): Promise<ReviewPlatform> {
  await getWritableGuide(db, userId, guideId, now);
  try {
    const [row] = await insertPlatform(db, userId, guideId, values, now);
    if (!row) throw new LimitReached(`You can have up to ${PLATFORMS_MAX} review platforms`);
    return row;
  } catch (error) {
    if (violates(error, "review_platforms.guide_id"))
      throw new Conflict("This review platform is listed already");
    throw error;
  }
}

/** Puts this list in the place of the old one, all or nothing. Throws NotFound, Forbidden. */
export async function replacePlatforms(
  db: Db,
  userId: number,
  guideId: number,
  list: PlatformValues[],
  now: number,
): Promise<ReviewPlatform[]> {
  await getWritableGuide(db, userId, guideId, now);
  const ofGuide = inArray(
    reviewPlatforms.guideId,
    db.select({ id: guides.id }).from(guides).where(owned(userId, guideId)),
  );
  const [, ...inserted] = await db.batch([
    db.delete(reviewPlatforms).where(ofGuide),
    ...list.map((values) => insertPlatform(db, userId, guideId, values, now)),
  ]);
  return inserted.flat();
}

/** Removes one of the account's own. Throws NotFound, Forbidden. */
export async function removePlatform(db: Db, userId: number, id: number, now: number): Promise<void> {
  const own = db.select({ id: guides.id }).from(guides).where(eq(guides.userId, userId));
  const [row] = await db
    .delete(reviewPlatforms)
    .where(and(eq(reviewPlatforms.id, id), inArray(reviewPlatforms.guideId, own)))
    .returning(shown);
  if (row) return;
  const [other] = await db
    .select({ guideId: reviewPlatforms.guideId })
    .from(reviewPlatforms)
    .where(eq(reviewPlatforms.id, id));
  if (!other) throw new NotFound();
  await refuse(db, other.guideId, now);
}
