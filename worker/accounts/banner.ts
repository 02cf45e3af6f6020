import { eq, sql } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { BANNER_IMAGE } from "#schema/image.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/tables.ts";
import { Unauthenticated } from "../failures.ts";
import { type PictureStore, replacePicture, storePicture } from "../images/images.ts";
import type { Picture } from "../images/picture.ts";
import { toUser } from "./accounts.ts";

/** Replaces the banner of all the account's profiles by an uploaded one. Throws Unauthenticated. */
export async function setBanner(
  env: PictureStore,
  db: Db,
  userId: number,
  banner: Picture,
  now: number,
): Promise<User> {
  const url = await storePicture(env, db, userId, banner, BANNER_IMAGE.sizes, now);
  return writeBanner(env, db, userId, url, now);
}

/** Takes the banner away. */
export const removeBanner = (env: PictureStore, db: Db, userId: number, now: number): Promise<User> =>
  writeBanner(env, db, userId, null, now);

async function writeBanner(
  env: PictureStore,
  db: Db,
  userId: number,
  bannerImage: string | null,
  now: number,
): Promise<User> {
  const isThis = eq(users.id, userId);
  const replacement = {
    held: sql`select ${users.bannerImage} as url from ${users} where ${isThis}`,
    write: db.update(users).set({ bannerImage }).where(isThis).returning(),
    url: bannerImage,
    holder: sql`select 1 from users where id = ${userId} and banner_image = ${bannerImage}`,
  };
  const row = await replacePicture(env, db, replacement, now);
  if (!row) throw new Unauthenticated();
  return toUser(row, now);
}
