import { and, eq, exists, gte, inArray, like, lt, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { HOUR } from "#schema/durations.ts";
import type { ImageSize } from "#schema/image-size.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { selectRow } from "../db/select-row.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";
import { Unavailable } from "../errors.ts";
import { log } from "../log.ts";
import type { Image } from "./formats/image.ts";
import { objectsOf } from "./widths.ts";
import { newImageKey, putImage } from "./store.ts";
import { IMAGE_PATH, imageKeyOf, imageUrl } from "./stored-images.ts";

/**
 * The life of an image. Its key is on the list of pending deletes whenever no row refers to it, so that a crash leaves no
 * orphan in the bucket:
 *
 *   storeImage: on the list, due in an hour ─→ in the bucket ─→ attachImage: off the list, in the batch that writes its URL
 *   queueImage: on the list, due at once, in the batch that removes its URL ─→ deletePendingImages: out of the bucket
 */

/** ms after which a reservation belongs to an upload that never finished. */
const RESERVATION_MS = HOUR;

/** A column that holds an image's URL, and the condition of its row. */
type Place = { column: SQLiteColumn; row: SQL | undefined };

/**
 * Stores an uploaded image, which stays on the list of pending deletes for now, and returns its URL. Throws
 * Unavailable.
 */
export async function storeImage(
  { env, db, now }: Ctx,
  userId: number,
  { image, sizes }: { image: Image; sizes: readonly ImageSize[] },
): Promise<string> {
  const key = await newImageKey(image, userId);
  await db.insert(pendingDeletes).values({ key, queuedAt: new Date(now + RESERVATION_MS) });
  try {
    await putImage(env, key, { image, sizes });
  } catch (cause) {
    throw new Unavailable("upload_failed", 5, cause);
  }
  return imageUrl(key);
}

/** Returns the statement that takes an image off the list if its place holds its URL. */
export const attachImage = ({ db }: Ctx, url: string | null, { column, row }: Place) =>
  db.delete(pendingDeletes).where(
    and(
      eq(pendingDeletes.key, imageKeyOf(url)),
      exists(
        db
          .select({ one: sql`1` })
          .from(column.table)
          .where(and(row, sql`${column} = ${url}`)),
      ),
    ),
  );

/** Returns the statement that puts the image of a place on the list. It skips other sites' URLs. */
export const queueImage = ({ db, now }: Ctx, { column, row }: Place) =>
  db
    .insert(pendingDeletes)
    .select(
      selectRow(
        pendingDeletes,
        { key: sql`substr(${column}, ${IMAGE_PATH.length + 1})`, queuedAt: now },
        sql`from ${column.table} where ${and(row, like(column, `${IMAGE_PATH}%`))}`,
      ),
    )
    .onConflictDoUpdate({ target: pendingDeletes.key, set: { queuedAt: new Date(now) } });

/** Returns the statement that makes a stored image due at once, because no row refers to it. */
export const releaseImage = ({ db, now }: Ctx, url: string) =>
  db
    .update(pendingDeletes)
    .set({ queuedAt: new Date(now) })
    .where(eq(pendingDeletes.key, imageKeyOf(url)));

type Replacement<Row> = Place & {
  /** the new URL */
  url: string | null;
  /** the update of the row */
  update: RunnableQuery<Row[], "sqlite">;
  /** a further condition of the update, if it has one */
  when?: SQL | undefined;
  /** further statements of the same batch */
  more?: BatchItem<"sqlite">[];
};

/** Writes a row with another image in one batch, and deletes the image it had. */
export async function replaceImage<Row>(
  ctx: Ctx,
  { column, row, url, update, when, more = [] }: Replacement<Row>,
): Promise<Row | undefined> {
  const {
    updated: [updated],
  } = await batch(ctx.db, {
    former: queueImage(ctx, { column, row: and(row, when) }),
    updated: update,
    attach: attachImage(ctx, url, { column, row }),
    more,
  });
  await deletePendingImages(ctx);
  return updated;
}

/** The most images of one deletion. Their keys must fit one statement, and their objects one call of R2 (1,000 at most). */
const BATCH_SIZE = 50;
/** The most deletions of one hourly run, each of which takes two of the thousand statements that a run may make. */
const BATCHES_MAX = 20;

/**
 * Deletes the first images that are due, and returns whether there are more. Images that couldn't be deleted stay on
 * the list.
 */
export async function deletePendingImages({
  env,
  db,
  now,
}: Pick<Ctx, "env" | "db" | "now">): Promise<boolean> {
  const isDue = lte(pendingDeletes.queuedAt, new Date(now));
  try {
    const due = await db
      .select({ key: pendingDeletes.key })
      .from(pendingDeletes)
      .where(isDue)
      .orderBy(pendingDeletes.queuedAt)
      .limit(BATCH_SIZE);
    const keys = due.map(({ key }) => key);
    if (keys.length === 0) return false;
    await env.PICTURES.delete(keys.flatMap(objectsOf));
    await db.delete(pendingDeletes).where(and(inArray(pendingDeletes.key, keys), isDue));
    return keys.length === BATCH_SIZE;
  } catch (error) {
    log("error", { message: "images are still waiting for deletion" }, error);
    return false;
  }
}

/** Deletes images that are due, up to 1,000. The next hourly run continues. */
export async function deleteDueImages(ctx: Ctx): Promise<void> {
  for (let n = 0; n < BATCHES_MAX; n++) if (!(await deletePendingImages(ctx))) return;
}

/** Returns the statement that takes an account's deleted images off the list. Those of uploads in progress stay on it. */
export const unqueueImagesOf = ({ db, now }: Ctx, userId: number) =>
  db
    .delete(pendingDeletes)
    .where(
      and(
        gte(pendingDeletes.key, `${userId}/`),
        lt(pendingDeletes.key, `${userId}0`),
        lte(pendingDeletes.queuedAt, new Date(now)),
      ),
    );
