import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { isWebUrl, MAX_URL, URL_MESSAGE } from "#schema/url.ts";
import type { Db } from "../db/client.ts";
import { guides } from "../db/tables.ts";
import { Invalid } from "../failures.ts";
import { type PictureStore, replacePicture, storePicture } from "../images/images.ts";
import type { Picture } from "../images/picture.ts";
import { readDataUrl } from "../images/upload.ts";
import { getWritableGuide, type GuideRow, laterThan, ownedAt, refuseVersion } from "./ownership.ts";

/** Whether `profilePicture` in a body is a picture itself, which counts as an upload. */
export const isPictureData = (given: string | null | undefined): boolean =>
  given?.startsWith("data:") === true;

/**
 * What `profilePicture` in a body becomes: an image data URL is stored like an upload, an https address elsewhere is kept,
 * and one of ours only when it is the one the profile has. undefined leaves things as they are.
 */
export async function pictureOf(
  env: PictureStore,
  db: Db,
  userId: number,
  given: string | null | undefined,
  current: string | null,
  now: number,
) {
  if (given === undefined || given === current) return undefined;
  if (given === null || given === "") return null;
  if (isPictureData(given))
    return storePicture(env, db, userId, readDataUrl(given, PROFILE_PICTURE), PROFILE_PICTURE.sizes, now);
  // Pages are https: a plain http picture would never be shown.
  if (!isWebUrl(given) || !/^https:/i.test(given) || given.length > MAX_URL) throw new Invalid([URL_MESSAGE]);
  return given;
}

/** Selects the picture of the profile in `which`. */
export const pictureIn = (which: SQL | undefined): SQL =>
  sql`select ${guides.profilePicture} as url from ${guides} where ${which}`;

/** Replaces the picture by an uploaded one. Throws NotFound, Forbidden. */
export async function setPicture(
  env: PictureStore,
  db: Db,
  userId: number,
  id: number,
  picture: Picture,
  now: number,
) {
  await getWritableGuide(db, userId, id, now);
  const profilePicture = await storePicture(env, db, userId, picture, PROFILE_PICTURE.sizes, now);
  return writePicture(env, db, userId, id, { profilePicture, updatedAt: laterThan(now) }, now);
}

type Change = SQLiteUpdateSetSource<typeof guides> & { profilePicture: string | null };
type Condition = { version?: number | undefined; also?: BatchItem<"sqlite">[] };

/** Writes the row at `version` with another picture, and `also` with it. Throws NotFound, Forbidden, Outdated. */
export async function writePicture(
  env: PictureStore,
  db: Db,
  userId: number,
  id: number,
  set: Change,
  now: number,
  { version, also = [] }: Condition = {},
): Promise<GuideRow> {
  const which = ownedAt(userId, id, version);
  const replacement = {
    held: pictureIn(which),
    write: db.update(guides).set(set).where(which).returning(),
    url: set.profilePicture,
    holder: sql`select 1 from guides where id = ${id} and profile_picture = ${set.profilePicture}`,
    also,
  };
  return (await replacePicture(env, db, replacement, now)) ?? refuseVersion(db, userId, id, now);
}
