import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import { PROFILE_LIMIT, type Role } from "#schema/account.ts";
import type { Guide, GuidePatch, GuideValues } from "#schema/guide.ts";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { isActiveAt } from "#schema/subscription.ts";
import { isWebUrl, MAX_URL, URL_MESSAGE } from "#schema/url.ts";
import { type Db, violates } from "../db/client.ts";
import { guides, users } from "../db/tables.ts";
import { Forbidden, Invalid, LimitReached, NotFound } from "../failures.ts";
import { claimPicture, decodeDataUrl, queuePictures, storePicture, sweepPictures } from "../images/images.ts";

export type GuideRow = typeof guides.$inferSelect;
type Store = { PICTURES: R2Bucket };
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

const owned = (userId: number, id: number) => and(eq(guides.id, id), eq(guides.userId, userId));

/** A profile of this account. Throws NotFound, for somebody else's too. */
export async function getOwnedGuide(db: Db, userId: number, id: number): Promise<GuideRow> {
  const [row] = await db.select().from(guides).where(owned(userId, id));
  if (!row) throw new NotFound();
  return row;
}

/** Why a write touched no row: the profile is gone, or another's. Another's public profile may be known to be there. */
async function refuse(db: Db, id: number, now: number): Promise<never> {
  const [owner] = await db
    .select()
    .from(users)
    .where(inArray(users.id, db.select({ id: guides.userId }).from(guides).where(eq(guides.id, id))));
  throw owner && isActiveAt(owner, now)
    ? new Forbidden("This profile belongs to somebody else")
    : new NotFound();
}

/** The profile for a change. Throws NotFound, or Forbidden for somebody else's public one. */
const getWritableGuide = (db: Db, userId: number, id: number, now: number): Promise<GuideRow> =>
  getOwnedGuide(db, userId, id).catch((error) =>
    error instanceof NotFound ? refuse(db, id, now) : Promise.reject(error),
  );

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
 * What `profilePicture` in a body becomes: an image data URL is stored like an upload, an address elsewhere is kept,
 * and one of ours only when it is the one the profile has. undefined leaves things as they are.
 */
async function pictureOf(
  env: Store,
  db: Db,
  given: string | null | undefined,
  current: string | null,
  now: number,
) {
  if (given === undefined || given === current) return undefined;
  if (given === null || given === "") return null;
  if (given.startsWith("data:"))
    return storePicture(env, db, decodeDataUrl(given, PROFILE_PICTURE), PROFILE_PICTURE, now);
  if (!isWebUrl(given) || given.length > MAX_URL) throw new Invalid([URL_MESSAGE]);
  return given;
}

/**
 * A new profile. `creationKey`, the client's Idempotency-Key, makes a repeated create answer with the first one's
 * row. Throws LimitReached.
 */
export async function createGuide(
  env: Store,
  db: Db,
  owner: Owner,
  { profilePicture, ...values }: GuideValues,
  now: number,
  creationKey?: string,
): Promise<GuideRow> {
  const picture = (await pictureOf(env, db, profilePicture, null, now)) ?? null;
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
      claimPicture(db, picture ?? "", sql`select 1 from guides where unique_id = ${uniqueId}`),
    ]);
    if (!row) throw new Error("an insert answered no row");
    return row;
  } catch (error) {
    const repeated = creationKey && (await findByCreationKey(db, owner.id, creationKey));
    if (repeated) return repeated;
    if (violates(error, "guides.slot")) throw new LimitReached(limitMessage(owner.role));
    throw error;
  }
}

async function findByCreationKey(db: Db, userId: number, key: string): Promise<GuideRow | undefined> {
  const [row] = await db
    .select()
    .from(guides)
    .where(and(eq(guides.userId, userId), eq(guides.creationKey, key)));
  return row;
}

/** Changes what `patch` gives and nothing else. Throws NotFound, Forbidden. */
export async function updateGuide(
  env: Store,
  db: Db,
  userId: number,
  id: number,
  { profilePicture, ...patch }: GuidePatch,
  now: number,
): Promise<GuideRow> {
  const current = await getWritableGuide(db, userId, id, now);
  const picture = await pictureOf(env, db, profilePicture, current.profilePicture, now);
  const set = { ...patch, updatedAt: new Date(now) };
  if (picture !== undefined)
    return writePicture(env, db, userId, id, { ...set, profilePicture: picture }, now);
  const [row] = await db.update(guides).set(set).where(owned(userId, id)).returning();
  return row ?? refuse(db, id, now);
}

/** Replaces the picture by an uploaded file. Throws NotFound, Forbidden, TooLarge, UnsupportedType. */
export async function setPicture(
  env: Store,
  db: Db,
  userId: number,
  id: number,
  file: Uint8Array,
  now: number,
) {
  await getWritableGuide(db, userId, id, now);
  const profilePicture = await storePicture(env, db, file, PROFILE_PICTURE, now);
  return writePicture(env, db, userId, id, { profilePicture, updatedAt: new Date(now) }, now);
}

type Change = Partial<typeof guides.$inferInsert> & { profilePicture: string | null };

/** Writes the row, puts the picture it had on the list of deletions and takes its new one off it, all at once. */
async function writePicture(
  env: Store,
  db: Db,
  userId: number,
  id: number,
  set: Change,
  now: number,
): Promise<GuideRow> {
  const holder = sql`select 1 from guides where id = ${id} and profile_picture = ${set.profilePicture}`;
  const [, [row]] = await db.batch([
    queuePictures(db, pictures(sql`${owned(userId, id)}`), now),
    db.update(guides).set(set).where(owned(userId, id)).returning(),
    claimPicture(db, set.profilePicture ?? "", holder),
  ]);
  await sweepPictures(env, db, now);
  return row ?? refuse(db, id, now);
}

const pictures = (where: SQL) => sql`select ${guides.profilePicture} as url from ${guides} where ${where}`;

/** Removes a profile with its reviews, platforms, featured tours and picture. Throws NotFound, Forbidden. */
export async function removeGuide(
  env: Store,
  db: Db,
  userId: number,
  id: number,
  now: number,
): Promise<void> {
  const [, [row]] = await db.batch([
    queuePictures(db, pictures(sql`${owned(userId, id)}`), now),
    db.delete(guides).where(owned(userId, id)).returning(),
  ]);
  if (!row) await refuse(db, id, now);
  await sweepPictures(env, db, now);
}
