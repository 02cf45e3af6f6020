import { Hono } from "hono";
import { replySchema, REVIEWS_PAGE, reviewSchema } from "#schema/review.ts";
import { currentUser, requireUser } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { submitReview } from "../http/submit-review.ts";
import { idempotencyKey, idOf, json, linkNext, pageOf } from "../http/validate.ts";
import { listReviews, removeReview, setReply } from "./reviews.ts";

/** /api/guides */
export const guideReviews = new Hono<AppEnv>()
  .get("/:uniqueId/reviews", async (c) => {
    const viewer = await currentUser(c);
    const wanted = pageOf(c, REVIEWS_PAGE);
    const { page, next } = await listReviews(
      c.var.db,
      c.req.param("uniqueId"),
      viewer?.id,
      wanted,
      Date.now(),
    );
    linkNext(c, wanted.limit, next);
    return c.json(page);
  })
  .post("/:uniqueId/reviews", json(reviewSchema), async (c) => {
    const key = idempotencyKey(c) ?? crypto.randomUUID();
    return c.json(await submitReview(c, c.req.param("uniqueId"), c.req.valid("json"), key), 201);
  });

/** /api/reviews */
export const reviews = new Hono<AppEnv>()
  .delete("/:id", requireUser, async (c) => {
    await removeReview(c.var.db, c.var.user.id, idOf(c.req.param("id")), Date.now());
    return c.body(null, 204);
  })
  .put("/:id/reply", requireUser, json(replySchema), async (c) => {
    const { reply } = c.req.valid("json");
    return c.json(await setReply(c.var.db, c.var.user.id, idOf(c.req.param("id")), reply, Date.now()));
  })
  .delete("/:id/reply", requireUser, async (c) => {
    await setReply(c.var.db, c.var.user.id, idOf(c.req.param("id")), null, Date.now());
    return c.body(null, 204);
  });
