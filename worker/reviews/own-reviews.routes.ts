import { Hono } from "hono";
import { LATEST_LIMIT } from "#schema/limits.ts";
import { seenSchema } from "#schema/review.ts";
import { requireUser } from "../auth/access.ts";
import type { AppEnv } from "../http/context.ts";
import { limitOf, optionalJson } from "../http/validate.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { listOwnReviews, markReviewsSeen } from "./own-reviews.ts";

/** /api/user/reviews */
export const ownReviewRoutes = new Hono<AppEnv>()
  .get("/", requireUser, async (c) =>
    c.json(await listOwnReviews(c.var.ctx, c.var.user.id, limitOf(c, LATEST_LIMIT))),
  )
  .post("/seen", requireUser, skipPurge, optionalJson(seenSchema), async (c) => {
    await markReviewsSeen(c.var.ctx, c.var.user.id, c.req.valid("json"));
    return c.body(null, 204);
  });
