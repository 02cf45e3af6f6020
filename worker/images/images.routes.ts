import { Hono } from "hono";
import { NotFound } from "../failures.ts";
import type { AppEnv } from "../http/context.ts";
import { findPicture } from "./images.ts";

// A day: the name never changes its content, but a deleted picture must not outlive its deletion for long.
const CACHING = "public, max-age=86400, immutable";

export const images = new Hono<AppEnv>().get("/:key", async (c) => {
  const picture = await findPicture(c.env, c.req.param("key"), c.req.raw.headers);
  if (!picture) throw new NotFound();
  const headers = new Headers({
    "Content-Type": picture.type ?? "application/octet-stream",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": CACHING,
    ETag: picture.etag,
  });
  return new Response(picture.body, { status: picture.body ? 200 : 304, headers });
});
