import { Hono } from "hono";
import { NotFound } from "../failures.ts";
import type { AppEnv } from "../http/context.ts";
import { findPicture } from "./images.ts";

// A day: the name never changes its content, but a deleted picture must not outlive its deletion for long.
const CACHING = "public, max-age=86400, immutable";

export const images = new Hono<AppEnv>().get("/:key", async (c) => {
  const picture = await findPicture(c.env, c.req.param("key"));
  if (!picture) throw new NotFound();
  const headers = new Headers({
    "Content-Type": picture.type ?? "application/octet-stream",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": CACHING,
    ETag: picture.etag,
  });
  const isKnown = c.req.header("If-None-Match")?.includes(picture.etag);
  if (!isKnown) return new Response(picture.body, { headers });
  await picture.body.cancel();
  return new Response(null, { status: 304, headers });
});
