import { eq } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { BANNER_IMAGE } from "#schema/image.ts";
import { toUser, userColumns } from "../auth/users.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { Unauthenticated } from "../errors.ts";
import { replaceImage, storeImage } from "../images/pending-deletes.ts";
import { readFile } from "../images/uploads.ts";

async function writeBanner(ctx: Ctx, userId: number, bannerImage: string | null): Promise<User> {
  const isAccount = eq(users.id, userId);
  const row = await replaceImage(ctx, {
    column: users.bannerImage,
    row: isAccount,
    url: bannerImage,
    update: ctx.db.update(users).set({ bannerImage }).where(isAccount).returning(userColumns),
  });
  if (!row) throw new Unauthenticated();
  return toUser(row, ctx);
}

/** Replaces the banner of all the account's profiles. Throws Unauthenticated, TooLarge, UnsupportedType. */
export async function updateBanner(ctx: Ctx, userId: number, file: File): Promise<User> {
  const image = await readFile(file, BANNER_IMAGE);
  return writeBanner(ctx, userId, await storeImage(ctx, userId, { image, sizes: BANNER_IMAGE.sizes }));
}

/** Removes the banner. Throws Unauthenticated. */
export const removeBanner = (ctx: Ctx, userId: number): Promise<User> => writeBanner(ctx, userId, null);
