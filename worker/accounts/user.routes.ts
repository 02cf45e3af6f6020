import { Hono } from "hono";
import { BANNER_IMAGE } from "#schema/image.ts";
import { requireUser } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { spend } from "../http/limits.ts";
import { readUploadField } from "../images/images.ts";
import { removeBanner, setBanner } from "./banner.ts";

/** /api/user */
export const user = new Hono<AppEnv>()
  .post("/banner-image", requireUser, async (c) => {
    const { db, user } = c.var;
    await spend(c, "upload", user.id);
    const file = await readUploadField(c.req.raw, BANNER_IMAGE);
    return c.json(await setBanner(c.env, db, user.id, file, Date.now()));
  })
  .delete("/banner-image", requireUser, async (c) => {
    await removeBanner(c.env, c.var.db, c.var.user.id, Date.now());
    return c.body(null, 204);
  });
