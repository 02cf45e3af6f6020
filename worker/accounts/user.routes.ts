import { Hono } from "hono";
import { operatorNameSchema } from "#schema/account.ts";
import { BANNER_IMAGE } from "#schema/image.ts";
import { requireOperator, requireUser } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { spend } from "../http/limits.ts";
import { json } from "../http/validate.ts";
import { readUpload } from "../images/upload.ts";
import { setOperatorName } from "./accounts.ts";
import { removeBanner, setBanner } from "./banner.ts";

/** /api/user */
export const user = new Hono<AppEnv>()
  .patch("/operator-name", requireOperator, json(operatorNameSchema), async (c) => {
    const { operatorName } = c.req.valid("json");
    return c.json(await setOperatorName(c.var.db, c.var.user.id, operatorName, Date.now()));
  })
  .post("/banner-image", requireUser, async (c) => {
    const { db, user } = c.var;
    await spend(c, "upload", user.id);
    const banner = await readUpload(c.req.raw, BANNER_IMAGE);
    return c.json(await setBanner(c.env, db, user.id, banner, Date.now()));
  })
  .delete("/banner-image", requireUser, async (c) => {
    await removeBanner(c.env, c.var.db, c.var.user.id, Date.now());
    return c.body(null, 204);
  });
