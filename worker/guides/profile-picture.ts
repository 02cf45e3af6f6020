import { and, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Guide } from "#schema/guide.ts";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { MAX_URL, URL_MESSAGE } from "#schema/url.ts";
import { isWebUrl } from "#schema/web-url.ts";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { invalid } from "../errors.ts";
import { replaceImage, storeImage } from "../images/pending-deletes.ts";
import { readDataUrl, readFile } from "../images/uploads.ts";
import { toGuide } from "./guide.ts";
import { editable, nextUpdatedAt, requireEditable, throwMissReason } from "./ownership.ts";

/** What the data URL of an image begins with in a profile's JSON body. */
export const PICTURE_BEGINS = /"profilePicture"\s{0,8}:\s{0,8}"data:image\\?\/\w{1,9};base64,/;

/** Returns whether `profilePicture` in a body holds an image, which counts as an upload. */
export const isDataUrl = (given: string | null | undefined): boolean => given?.startsWith("data:") === true;

/**
 * Returns the URL that `profilePicture` in a body becomes. A data URL is stored like an upload, another site's https
 * URL is kept, and one of ours is accepted only when it is the current one. undefined changes nothing. Throws
 * ValidationError, TooLarge, UnsupportedType.
 */
export async function profilePictureUrl(
  ctx: Ctx,
  ownerId: number,
  { given, current }: { given: string | null | undefined; current: string | null },
): Promise<string | null | undefined> {
  if (given === undefined || given === current) return undefined;
  if (given === null || given === "") return null;
  if (isDataUrl(given)) {
    const image = readDataUrl(given, PROFILE_PICTURE);
    return storeImage(ctx, ownerId, { image, sizes: PROFILE_PICTURE.sizes });
  }
  // Pages are https, so a plain http image would never be shown.
  if (!isWebUrl(given) || !/^https:/i.test(given) || given.length > MAX_URL)
    throw invalid(URL_MESSAGE, "profilePicture");
  return given;
}

type Change = {
  id: number;
  set: SQLiteUpdateSetSource<typeof guides> & { profilePicture: string | null };
  /** a further condition */
  when?: SQL | undefined;
  /** statements of the same batch */
  more?: BatchItem<"sqlite">[];
};

/** Writes the profile with another picture, if this account may edit it and `when` holds; undefined if not. */
export function writeWithPicture(ctx: Ctx, userId: number, { id, set, when, more = [] }: Change) {
  const row = editable(userId, id);
  return replaceImage(ctx, {
    column: guides.profilePicture,
    row,
    when,
    url: set.profilePicture,
    update: ctx.db.update(guides).set(set).where(and(row, when)).returning(),
    more,
  });
}

/** Replaces the picture by an uploaded file. Throws NotFound, Forbidden, TooLarge, UnsupportedType. */
export async function updateProfilePicture(
  ctx: Ctx,
  userId: number,
  { id, file }: { id: number; file: File },
): Promise<Guide> {
  const image = await readFile(file, PROFILE_PICTURE);
  // An editor's upload belongs to the owner, and is deleted with the owner's account.
  const ownerId = await requireEditable(ctx, userId, id);
  const profilePicture = await storeImage(ctx, ownerId, { image, sizes: PROFILE_PICTURE.sizes });
  const updated = await writeWithPicture(ctx, userId, {
    id,
    set: { profilePicture, updatedAt: nextUpdatedAt(ctx) },
  });
  return updated ? toGuide(updated, ctx) : throwMissReason(ctx, userId, id);
}
