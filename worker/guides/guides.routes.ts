import { Hono } from "hono";
import { guidePatchSchema, guideSchema } from "#schema/guide.ts";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { requireUser, unseen } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { spend } from "../http/limits.ts";
import { idempotencyKey, idOf, json, versionOf } from "../http/validate.ts";
import { readUpload } from "../images/upload.ts";
import { createGuide, listGuides, removeGuide, toGuide, updateGuide } from "./guides.ts";
import { getOwnedGuide } from "./ownership.ts";
import { isPictureData, setPicture } from "./picture.ts";

export const ownGuides = new Hono<AppEnv>().get("/", requireUser, async (c) => {
  const rows = await listGuides(c.var.db, c.var.user.id);
  return c.json(rows.map((row) => toGuide(row, c.var.config.PUBLIC_ORIGIN)));
});

export const guides = new Hono<AppEnv>()
  .post("/", requireUser, unseen, json(guideSchema), async (c) => {
    const { db, config, user } = c.var;
    const input = c.req.valid("json");
    if (isPictureData(input.profilePicture)) await spend(c, "upload", user.id);
    const row = await createGuide(c.env, db, user, input, Date.now(), idempotencyKey(c));
    return c.json(toGuide(row, config.PUBLIC_ORIGIN), 201);
  })
  .get("/id/:id", requireUser, async (c) => {
    const row = await getOwnedGuide(c.var.db, c.var.user.id, idOf(c.req.param("id")));
    return c.json(toGuide(row, c.var.config.PUBLIC_ORIGIN));
  })
  .patch("/:id", requireUser, json(guidePatchSchema), async (c) => {
    const { db, config, user } = c.var;
    const input = c.req.valid("json");
    if (isPictureData(input.profilePicture)) await spend(c, "upload", user.id);
    const id = idOf(c.req.param("id"));
    const row = await updateGuide(c.env, db, user.id, id, input, Date.now(), versionOf(c));
    return c.json(toGuide(row, config.PUBLIC_ORIGIN));
  })
  .delete("/:id", requireUser, async (c) => {
    await removeGuide(c.env, c.var.db, c.var.user.id, idOf(c.req.param("id")), Date.now());
    return c.body(null, 204);
  })
  .post("/:id/profile-picture", requireUser, async (c) => {
    const { db, config, user } = c.var;
    const id = idOf(c.req.param("id"));
    await spend(c, "upload", user.id);
    const picture = await readUpload(c.req.raw, PROFILE_PICTURE);
    return c.json(
      toGuide(await setPicture(c.env, db, user.id, id, picture, Date.now()), config.PUBLIC_ORIGIN),
    );
  });
