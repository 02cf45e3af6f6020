import { and, eq, gte, inArray, lt, lte, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { PictureSize } from "#schema/picture-size.ts";
import type { Db } from "../db/client.ts";
import { pendingDeletes } from "../db/tables.ts";
import { Unavailable } from "../failures.ts";
import { log } from "../log.ts";
import type { Picture, PictureType } from "./picture.ts";
import { knownWidth, makeSize, missingSizes, objectsOf, sizedKey } from "./sizes.ts";

type Store = { PICTURES: R2Bucket };
/** Where pictures are kept and, where there is one, what makes their sizes. */
export type PictureStore = Store & { IMAGES?: ImagesBinding | undefined };

const PATH = "/images/";
const EXTENSION: Record<PictureType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};
/** An upload waits no longer than this for all sizes of its picture. */
const PATIENCE_MS = 5000;
/** A reservation that is older than this belongs to an upload that never ended. */
const RESERVATION_MS = 60 * 60 * 1000;

/**
 * `{owner's id}/{24 hex of the content's SHA-256}-{8 random hex}.{type}`: the name says whose plan keeps it public, and no
 * two uploads share an object, so each is deleted alone.
 */
export async function pictureKey({ bytes, type }: Picture, userId: number): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `${userId}/${digest.subarray(0, 12).toHex()}-${crypto.getRandomValues(new Uint8Array(4)).toHex()}.${EXTENSION[type]}`;
}

export const pictureUrl = (key: string): string => PATH + key;

/** The key of one of our own addresses; "" for any other, which no object has. */
const keyOf = (url: string | null): string => (url?.startsWith(PATH) ? url.slice(PATH.length) : "");

const put = ({ PICTURES }: Store, key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) =>
  PICTURES.put(key, bytes, { httpMetadata: { contentType } });

/**
 * Stores a picture, then what can be made of it for the screens that show it, one after the other: a worker's memory
 * holds the picture and one copy. A size that can't be had is left out: the picture itself stands in for it.
 */
export async function putPicture(
  env: PictureStore,
  key: string,
  picture: Picture,
  sizes: readonly PictureSize[],
): Promise<void> {
  await put(env, key, picture.bytes, picture.type);
  if (!env.IMAGES) return;
  const patience = AbortSignal.timeout(PATIENCE_MS);
  for (const size of missingSizes(picture, sizes)) {
    try {
      const bytes = await makeSize(env.IMAGES, picture, size, patience);
      if (bytes) await put(env, sizedKey(key, size.width), bytes, "image/webp");
    } catch (error) {
      log("error", { message: "a picture lacks a size" }, error);
    }
  }
}

/**
 * Stores an uploaded picture and answers its address. Until claimPicture is run in the batch that writes the address to
 * a row, its objects are on the list of deletions: a crash leaves no orphan.
 */
export async function storePicture(
  env: PictureStore,
  db: Db,
  userId: number,
  picture: Picture,
  sizes: readonly PictureSize[],
  now: number,
): Promise<string> {
  const key = await pictureKey(picture, userId);
  await db.insert(pendingDeletes).values({ key, queuedAt: new Date(now + RESERVATION_MS) });
  try {
    await putPicture(env, key, picture, sizes);
  } catch (cause) {
    throw new Unavailable("Upload failed. Please try again.", 5, cause);
  }
  return pictureUrl(key);
}

/** The statement that takes a picture off the list of deletions where the row selected by `holder` now refers to it. */
export const claimPicture = (db: Db, url: string | null, holder: SQL) =>
  db.delete(pendingDeletes).where(sql`${pendingDeletes.key} = ${keyOf(url)} and exists (${holder})`);

/** The statement that puts the picture selected by `urls` on the list of deletions; addresses elsewhere are passed over. */
export const queuePictures = (db: Db, urls: SQL, now: number) =>
  db
    .insert(pendingDeletes)
    .select(sql`select substr(url, ${PATH.length + 1}), ${now} from (${urls}) where url like ${`${PATH}%`}`)
    .onConflictDoUpdate({ target: pendingDeletes.key, set: { queuedAt: new Date(now) } });

type Replacement<Row> = {
  /** selects the address that the row holds now, as `url` */
  held: SQL;
  /** the update of the row */
  write: RunnableQuery<Row[], "sqlite">;
  /** the address it is to hold, and a query with a result once it does */
  url: string | null;
  holder: SQL;
  /** what else is written with it */
  also?: BatchItem<"sqlite">[];
};

/** Writes the row, puts the picture it had on the list of deletions and takes its new one off it, all at once. */
export async function replacePicture<Row>(
  env: Store,
  db: Db,
  { held, write, url, holder, also = [] }: Replacement<Row>,
  now: number,
): Promise<Row | undefined> {
  const [, [row]] = await db.batch([
    queuePictures(db, held, now),
    write,
    claimPicture(db, url, holder),
    ...also,
  ]);
  await sweepPictures(env, db, now);
  return row;
}

/** Puts a picture that no row came to refer to on the list as due at once. */
export const releasePicture = (db: Db, url: string, now: number) =>
  db
    .update(pendingDeletes)
    .set({ queuedAt: new Date(now) })
    .where(eq(pendingDeletes.key, keyOf(url)));

/** How many pictures go at a time: a list of keys in one statement, of a thousand objects at most in one call of R2. */
const SWEPT = 50;

/**
 * Removes what is due on the list of deletions, the first of it: answers whether there is more, for the hourly run. What
 * fails stays on it.
 */
export async function sweepPictures(env: Store, db: Db, now: number): Promise<boolean> {
  const isDue = lte(pendingDeletes.queuedAt, new Date(now));
  try {
    const due = await db
      .select({ key: pendingDeletes.key })
      .from(pendingDeletes)
      .where(isDue)
      .orderBy(pendingDeletes.queuedAt)
      .limit(SWEPT);
    const keys = due.map(({ key }) => key);
    if (keys.length === 0) return false;
    await env.PICTURES.delete(keys.flatMap(objectsOf));
    await db.delete(pendingDeletes).where(and(inArray(pendingDeletes.key, keys), isDue));
    return keys.length === SWEPT;
  } catch (error) {
    log("error", { message: "pictures wait for their deletion" }, error);
    return false;
  }
}

/** Removes every object of an account. */
export async function removePicturesOf(env: Store, userId: number): Promise<void> {
  for (;;) {
    const { objects, truncated } = await env.PICTURES.list({ prefix: `${userId}/` });
    if (objects.length > 0) await env.PICTURES.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}

/** The statement that takes an account's removed pictures off the list of deletions; uploads under way stay on it. */
export const dropPicturesOf = (db: Db, userId: number, now: number) =>
  db
    .delete(pendingDeletes)
    .where(
      and(
        gte(pendingDeletes.key, `${userId}/`),
        lt(pendingDeletes.key, `${userId}0`),
        lte(pendingDeletes.queuedAt, new Date(now)),
      ),
    );

const KEY = /^[1-9]\d*\/[0-9a-f]{24}-[0-9a-f]{8}\.(?:jpg|png|webp|gif)$/;

/** A stored picture, in the size that is asked for if it has it; undefined where there is no picture. */
export async function findPicture({ PICTURES }: Store, key: string, asked = "") {
  if (!KEY.test(key)) return undefined;
  const width = knownWidth(asked);
  try {
    const sized = width === undefined ? null : await PICTURES.get(sizedKey(key, width));
    const object = sized ?? (await PICTURES.get(key));
    return object
      ? { body: object.body, type: object.httpMetadata?.contentType, etag: object.httpEtag }
      : undefined;
  } catch (cause) {
    throw new Unavailable("We can't reach this picture right now", 5, cause);
  }
}
