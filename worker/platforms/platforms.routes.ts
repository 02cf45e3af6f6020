import { Hono } from "hono";
import { newPlatformSchema, platformListSchema } from "#schema/platform.ts";
import { requireUser } from "../auth/access.ts";
import { currentUser } from "../auth/current-account.ts";
import { invalid } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { createPlatform, removePlatform, replacePlatforms } from "./platforms.ts";
import { listPlatforms } from "./read-platforms.ts";

/** /api/guides: the review platforms of a profile */
export const guidePlatformRoutes = new Hono<AppEnv>()
  .get("/:uniqueId/review-platforms", async (c) => {
    const viewer = await currentUser(c);
    return c.json(await listPlatforms(c.var.ctx, c.req.param("uniqueId"), viewer?.id));
  })
  .post("/:id/review-platforms", requireUser, json(newPlatformSchema), async (c) => {
    const { guideId: given, ...values } = c.req.valid("json");
    const guideId = idOf(c.req.param("id"));
    if (given !== undefined && given !== guideId)
      throw invalid("guideId differs from the address", "guideId");
    return c.json(await createPlatform(c.var.ctx, c.var.user.id, { guideId, values }), 201);
  })
  .put("/:id/review-platforms", requireUser, json(platformListSchema), async (c) => {
    const input = { guideId: idOf(c.req.param("id")), list: c.req.valid("json") };
    return c.json(await replacePlatforms(c.var.ctx, c.var.user.id, input));
  });

/** /api/review-platforms: one platform */
export const platformRoutes = new Hono<AppEnv>().delete("/:id", requireUser, async (c) => {
  await removePlatform(c.var.ctx, c.var.user.id, idOf(c.req.param("id")));
  return c.body(null, 204);
});
