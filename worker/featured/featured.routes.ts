import { Hono } from "hono";
import { featuredTourMoveSchema, featuredTourSchema, showOnAllSchema } from "#schema/tour.ts";
import { requireOperator } from "../auth/access.ts";
import { currentUser } from "../auth/current-account.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { listFeaturedTours } from "./featured.ts";
import { createFeaturedTour, moveFeaturedTour, removeFeaturedTour } from "./positions.ts";
import { showOnAll } from "./show-on-all.ts";

/** /api/guides: the featured tours of a profile */
export const featuredTourRoutes = new Hono<AppEnv>()
  .get("/:id/tours", async (c) => {
    const viewer = await currentUser(c);
    return c.json(await listFeaturedTours(c.var.ctx, idOf(c.req.param("id")), viewer?.id));
  })
  // The position is required and validated, but a new tour always goes behind the others, so that there are never gaps.
  .post("/:id/tours", requireOperator, json(featuredTourSchema), async (c) => {
    const input = { guideId: idOf(c.req.param("id")), tourId: c.req.valid("json").tourId };
    return c.json(await createFeaturedTour(c.var.ctx, c.var.user.id, input), 201);
  })
  .patch("/:id/tours/:assignmentId", requireOperator, json(featuredTourMoveSchema), async (c) => {
    const [guideId, id] = [idOf(c.req.param("id")), idOf(c.req.param("assignmentId"))];
    const { position } = c.req.valid("json");
    return c.json(await moveFeaturedTour(c.var.ctx, c.var.user.id, { guideId, id, position }));
  })
  .delete("/:id/tours/:assignmentId", requireOperator, async (c) => {
    const [guideId, id] = [idOf(c.req.param("id")), idOf(c.req.param("assignmentId"))];
    await removeFeaturedTour(c.var.ctx, c.var.user.id, { guideId, id });
    return c.body(null, 204);
  });

/** /api/tours: tours on all profiles of their operator at once */
export const showOnAllRoutes = new Hono<AppEnv>().post(
  "/show-on-all",
  requireOperator,
  json(showOnAllSchema),
  async (c) => c.json(await showOnAll(c.var.ctx, c.var.user.id, c.req.valid("json").tourIds)),
);
