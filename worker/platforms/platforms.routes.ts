import { Hono } from "hono";
import { newPlatformSchema, platformListSchema } from "#schema/platform.ts";
import { Invalid } from "../failures.ts";
import { currentUser, requireUser } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { idOf, json } from "../http/validate.ts";
import { createPlatform, listPlatforms, removePlatform, replacePlatforms } from "./platforms.ts";

/** /api/guides */
export const guidePlatforms = new Hono<AppEnv>()
  .get("/:uniqueId/review-platforms", async (c) => {
    const viewer = await currentUser(c);
    return c.json(await listPlatforms(c.var.db, c.req.param("uniqueId"), viewer?.id, Date.now()));
  })
  .post("/:id/review-platforms", requireUser, json(newPlatformSchema), async (c) => {
    const { guideId, ...values } = c.req.valid("json");
    const id = idOf(c.req.param("id"));
    if (guideId !== undefined && guideId !== id) throw new Invalid(["guideId differs from the address"]);
    return c.json(await createPlatform(c.var.db, c.var.user.id, id, values, Date.now()), 201);
  })
  .put("/:id/review-platforms", requireUser, json(platformListSchema), async (c) => {
    const id = idOf(c.req.param("id"));
    return c.json(await replacePlatforms(c.var.db, c.var.user.id, id, c.req.valid("json"), Date.now()));
  });

/** /api/review-platforms */
export const platforms = new Hono<AppEnv>().delete("/:id", requireUser, async (c) => {
  await removePlatform(c.var.db, c.var.user.id, idOf(c.req.param("id")), Date.now());
  return c.body(null, 204);
});
