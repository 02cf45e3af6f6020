import { and, asc, eq, sql } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import type { Guide, GuidePatch, GuideValues } from "#schema/guide.ts";
import { PROFILE_LIMIT, type Role } from "#schema/role.ts";
import { type Db, isOrphan, violates } from "../db/client.ts";
import { guides } from "../db/tables.ts";
import { LimitReached, Unauthenticated } from "../failures.ts";
import { addGuideWords, dropGuideWords } from "../search/index-words.ts";
import {
  claimPicture,
  type PictureStore,
  queuePictures,
  releasePicture,
  sweepPictures,
} from "../images/images.ts";
import {
  getWritableGuide,
  type GuideRow,
  laterThan,
  owned,
  ownedAt,
  refuse,
  refuseVersion,
} from "./ownership.ts";
import { isPictureData, pictureIn, pictureOf, writePicture } from "./picture.ts";

type Owner = { id: number; role: Role };

/** Ten characters without look-alikes: short enough for a small QR code, too many to guess (31^10). */
const newUniqueId = customAlphabet("23456789abcdefghjkmnpqrstuvwxyz", 10);

/** A profile as its owner sees it; `origin` is the public one. */
export const toGuide = (row: GuideRow, origin: string): Guide => ({
  id: row.id,
  uniqueId: row.uniqueId,
  userId: row.userId,
  name: row.name,
  bio: row.bio,
  professionalTag: row.professionalTag,
  email: row.email,
  phone: row.phone,
  instagram: row.instagram,
  tiktok: row.tiktok,
  whatsapp: row.whatsapp,
  linkedin: row.linkedin,
  tipLink: row.tipLink,
  paypalLink: row.paypalLink,
  venmoLink: row.venmoLink,
  zelleLink: row.zelleLink,
  stripeLink: row.stripeLink,
  cashappLink: row.cashappLink,
  buyMeACoffeeLink: row.buyMeACoffeeLink,
  profilePicture: row.profilePicture,
  reviewsEnabled: row.reviewsEnabled,
  url: `${origin}/profile/${row.uniqueId}`,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The profiles of an account, oldest first. */
export const listGuides = (db: Db, userId: number): Promise<GuideRow[]> =>
  db.select().from(guides).where(eq(guides.userId, userId)).orderBy(asc(guides.slot));

const limitMessage = (role: Role) =>
  role === "guide"
    ? "You can have only one profile"
    : `You can have up to ${PROFILE_LIMIT.operator} profiles`;

/** The first place free, or null, which the table refuses: the limit holds however requests race. */
const freeSlot = ({ id, role }: Owner) => sql<number>`(
  select min(place.slot) from (select 1 as slot union all select 2 union all select 3) as place
  where place.slot <= ${PROFILE_LIMIT[role]}
    and not exists (select 1 from ${guides} where ${guides.userId} = ${id} and ${guides.slot} = place.slot))`;

/**
 * A new profile. `creationKey`, the client's Idempotency-Key, makes a repeated create answer with the first one's
 * row. Throws LimitReached.
 */
export async function createGuide(
  env: PictureStore,
  db: Db,
  owner: Owner,
  { profilePicture, ...values }: GuideValues,
  now: number,
  creationKey?: string,
): Promise<GuideRow> {
  // The insert decides; asked before, a full account's picture isn't stored for nothing.
  if (isPictureData(profilePicture)) await requireFreeSlot(db, owner, creationKey);
  const picture = (await pictureOf(env, db, owner.id, profilePicture, null, now)) ?? null;
  const uniqueId = newUniqueId();
  const at = new Date(now);
  const insert = db
    .insert(guides)
    .values({
      ...values,
      uniqueId,
      userId: owner.id,
      slot: freeSlot(owner),
      profilePicture: picture,
      creationKey,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  try {
    const [[row]] = await db.batch([
      insert,
      claimPicture(db, picture, sql`select 1 from guides where unique_id = ${uniqueId}`),
      addGuideWords(db, sql`${guides.uniqueId} = ${uniqueId}`, { name: values.name, uniqueId }),
    ]);
    if (!row) throw new Error("an insert answered no row");
    return row;
  } catch (error) {
    if (picture) {
      await releasePicture(db, picture, now);
      await sweepPictures(env, db, now);
    }
    const repeated = creationKey && (await findByCreationKey(db, owner.id, creationKey));
    if (repeated) return repeated;
    // The account was deleted since it was asked for.
    if (isOrphan(error)) throw new Unauthenticated();
    if (violates(error, "guides.slot")) throw new LimitReached(limitMessage(owner.role));
    throw error;
  }
}

async function requireFreeSlot(db: Db, owner: Owner, creationKey: string | undefined): Promise<void> {
  const rows = await listGuides(db, owner.id);
  const isRepeated = creationKey !== undefined && rows.some((row) => row.creationKey === creationKey);
  if (!isRepeated && rows.length >= PROFILE_LIMIT[owner.role])
    throw new LimitReached(limitMessage(owner.role));
}

async function findByCreationKey(db: Db, userId: number, key: string): Promise<GuideRow | undefined> {
  const [row] = await db
    .select()
    .from(guides)
    .where(and(eq(guides.userId, userId), eq(guides.creationKey, key)));
  return row;
}

/** Keeps what a profile is found by in step with its name, if that is what the row says now. */
function renameWords(db: Db, guide: Pick<GuideRow, "id" | "name" | "uniqueId">) {
  const isNamed = sql`${guides.id} = ${guide.id} and ${guides.name} = ${guide.name}`;
  return [dropGuideWords(db, isNamed), addGuideWords(db, isNamed, guide)];
}

/**
 * Changes what `patch` gives and nothing else, where the profile is still at `version` (its updatedAt, ms) if that is
 * given. Throws NotFound, Forbidden, Outdated.
 */
export async function updateGuide(
  env: PictureStore,
  db: Db,
  userId: number,
  id: number,
  { profilePicture, ...patch }: GuidePatch,
  now: number,
  version?: number,
): Promise<GuideRow> {
  const current = await getWritableGuide(db, userId, id, now);
  if (version !== undefined && current.updatedAt.getTime() !== version)
    return refuseVersion(db, userId, id, now);
  const picture = await pictureOf(env, db, userId, profilePicture, current.profilePicture, now);
  // Two saves in one millisecond are two versions.
  const set = { ...patch, updatedAt: laterThan(now) };
  const also = patch.name === undefined ? [] : renameWords(db, { ...current, name: patch.name });
  if (picture !== undefined)
    return writePicture(env, db, userId, id, { ...set, profilePicture: picture }, now, { version, also });
  const [[row]] = await db.batch([
    db
      .update(guides)
      .set(set)
      .where(ownedAt(userId, id, version))
      .returning(),
    ...also,
  ]);
  return row ?? refuseVersion(db, userId, id, now);
}

/** Removes a profile with its reviews, platforms, featured tours and picture. Throws NotFound, Forbidden. */
export async function removeGuide(
  env: PictureStore,
  db: Db,
  userId: number,
  id: number,
  now: number,
): Promise<void> {
  const [, [row]] = await db.batch([
    queuePictures(db, pictureIn(owned(userId, id)), now),
    db.delete(guides).where(owned(userId, id)).returning(),
  ]);
  if (!row) await refuse(db, id, now);
  await sweepPictures(env, db, now);
}
