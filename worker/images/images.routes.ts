import { Hono } from "hono";
import type { User } from "#schema/account.ts";
import { currentUser } from "../auth/current-account.ts";
import { NotFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { idOf } from "../http/id-of.ts";
import { findImage } from "./stored-images.ts";
import { audienceOfImage } from "./visibility.ts";

// For one day, and only in the visitor's browser: a shared cache would serve it after the owner's subscription has ended.
const PUBLIC = "private, max-age=86400, immutable";
// The browser doesn't store it, because several people may use it.
const HIDDEN = "no-store";

/** Returns whether someone sees an account's images while they are hidden: the owner, and editors of one of its profiles. */
const seesImagesOf = (viewer: User | undefined, owner: number): boolean =>
  viewer?.id === owner || viewer?.edits?.some(({ ownerId }) => ownerId === owner) === true;

/**
 * /images/{owner}/{name}?w={width}: public while the owner's profiles are; the owner and editors see it until the
 * account is deleted.
 */
export const imageRoutes = new Hono<AppEnv>().get("/:owner/:name", async (c) => {
  const owner = idOf(c.req.param("owner"));
  const key = `${owner}/${c.req.param("name")}`;
  const [audience, image] = await Promise.all([
    audienceOfImage(c.var.ctx, owner, key),
    findImage(c.env, key, c.req.query("w")),
  ]);
  if (!image) throw new NotFound();
  const isPublic = audience === "everybody";
  if (audience === "nobody" || (!isPublic && !seesImagesOf(await currentUser(c), owner))) {
    await image.body.cancel();
    throw new NotFound();
  }
  const headers = new Headers({
    "Content-Type": image.type ?? "application/octet-stream",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": isPublic ? PUBLIC : HIDDEN,
    ETag: image.etag,
  });
  const isKnown = c.req.header("If-None-Match")?.includes(image.etag);
  if (!isKnown) return new Response(image.body, { headers });
  await image.body.cancel();
  return new Response(null, { status: 304, headers });
});
