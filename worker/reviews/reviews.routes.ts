import { Hono } from "hono";
import { spamCheckSchema } from "#schema/spam-checks.ts";
import { REPORT_RESPONSE, reportSchema } from "#schema/moderation.ts";
import { replySchema, reviewSchema } from "#schema/review.ts";
import { REVIEWS_LIMIT } from "#schema/limits.ts";
import { requireUser } from "../auth/access.ts";
import { currentUser } from "../auth/current-account.ts";
import type { AppEnv } from "../http/context.ts";
import { cursorOf, idempotencyKey, json, limitOf, linkNext } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { sendQueued } from "../mail/outbox.ts";
import { reportReview } from "./report-review.ts";
import { removeReview } from "./remove-review.ts";
import { updateReply } from "./reply.ts";
import { listEarlierReviews, listReviews } from "./reviews.ts";
import { submitReview } from "./submit-review.ts";

/** /api/guides */
export const guideReviewRoutes = new Hono<AppEnv>()
  .get("/:uniqueId/reviews", async (c) => {
    const viewer = (await currentUser(c))?.id;
    const [limit, cursor] = [limitOf(c, REVIEWS_LIMIT), cursorOf(c)];
    const { items, next } = await listReviews(c.var.ctx, c.req.param("uniqueId"), { viewer, limit, cursor });
    linkNext(c, limit, next);
    return c.json(items);
  })
  .get("/:id/reviews/earlier", requireUser, async (c) => {
    const guideId = idOf(c.req.param("id"));
    const [limit, cursor] = [limitOf(c, REVIEWS_LIMIT), cursorOf(c)];
    const { items, next } = await listEarlierReviews(c.var.ctx, c.var.user.id, { guideId, limit, cursor });
    linkNext(c, limit, next);
    return c.json(items);
  })
  .post("/:uniqueId/reviews", json(reviewSchema), async (c) => {
    const uniqueId = c.req.param("uniqueId");
    const creationKey = idempotencyKey(c) ?? crypto.randomUUID();
    const spamCheck = spamCheckSchema.parse(await c.req.json());
    const input = { uniqueId, values: c.req.valid("json"), creationKey, spamCheck };
    return c.json(await submitReview(c.var.ctx, input, () => currentUser(c)), 201);
  });

/** /api/reviews */
export const reviewRoutes = new Hono<AppEnv>()
  .delete("/:id", requireUser, async (c) => {
    await removeReview(c.var.ctx, c.var.user.id, idOf(c.req.param("id")));
    return c.body(null, 204);
  })
  .post("/:id/report", json(reportSchema), async (c) => {
    const { ctx } = c.var;
    const id = idOf(c.req.param("id"));
    const viewer = (await currentUser(c))?.id;
    const queued = await reportReview(ctx, { id, viewer, values: c.req.valid("json") });
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.json(REPORT_RESPONSE, 202);
  })
  .put("/:id/reply", requireUser, json(replySchema), async (c) => {
    const input = { id: idOf(c.req.param("id")), ...c.req.valid("json") };
    return c.json(await updateReply(c.var.ctx, c.var.user.id, input));
  })
  .delete("/:id/reply", requireUser, async (c) => {
    await updateReply(c.var.ctx, c.var.user.id, { id: idOf(c.req.param("id")), reply: null });
    return c.body(null, 204);
  });
