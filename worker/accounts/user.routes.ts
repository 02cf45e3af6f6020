import { Hono } from "hono";
import { operatorNameSchema } from "#schema/account.ts";
import { BANNER_IMAGE } from "#schema/image.ts";
import { requireOperator, requireUser } from "../auth/access.ts";
import { takeFile } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { formFile } from "../http/form-file.ts";
import { json } from "../http/validate.ts";
import { consumeRateLimit } from "../rate-limits/rate-limits.ts";
import { removeBanner, updateBanner } from "./banner.ts";
import { updateAccount } from "./update-account.ts";

/** /api/user */
export const userRoutes = new Hono<AppEnv>()
  .patch("/operator-name", requireOperator, json(operatorNameSchema), async (c) => {
    const { ctx, user } = c.var;
    const { operatorName } = c.req.valid("json");
    return c.json(await updateAccount(ctx, user.id, { operatorName }));
  })
  .post("/banner-image", takeFile(BANNER_IMAGE), requireUser, async (c) => {
    const { ctx, user } = c.var;
    await consumeRateLimit(ctx, "upload", user.id);
    return c.json(await updateBanner(ctx, user.id, await formFile(c)));
  })
  .delete("/banner-image", requireUser, async (c) => {
    await removeBanner(c.var.ctx, c.var.user.id);
    return c.body(null, 204);
  });
