import { Hono } from "hono";
import { NotFound } from "../failures.ts";
import { isOwnerPublic } from "../guides/visibility.ts";
import { currentUser } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { idOf } from "../http/validate.ts";
import { findPicture } from "./images.ts";

// In the visitor's browser for a day, where it was shown: a shared cache would outlive the end of the owner's plan. What
// only the owner sees is kept nowhere: the browser may be shared.
const PUBLIC = "private, max-age=86400, immutable";
const HIDDEN = "no-store";

/** /images/{owner}/{name}?w={width}: public while the owner's profiles are, to the owner always. */
export const images = new Hono<AppEnv>().get("/:owner/:name", async (c) => {
  const owner = idOf(c.req.param("owner"));
  const [isPublic, picture] = await Promise.all([
    isOwnerPublic(c.var.db, owner, Date.now()),
    findPicture(c.env, `${owner}/${c.req.param("name")}`, c.req.query("w")),
  ]);
  if (!picture) throw new NotFound();
  if (!isPublic && (await currentUser(c))?.id !== owner) {
    await picture.body.cancel();
    throw new NotFound();
  }
  const headers = new Headers({
    "Content-Type": picture.type ?? "application/octet-stream",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": isPublic ? PUBLIC : HIDDEN,
    ETag: picture.etag,
  });
  const isKnown = c.req.header("If-None-Match")?.includes(picture.etag);
  if (!isKnown) return new Response(picture.body, { headers });
  await picture.body.cancel();
  return new Response(null, { status: 304, headers });
});
