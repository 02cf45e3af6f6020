import { Hono } from "hono";
import { featuredTourMoveSchema, featuredTourSchema } from "#schema/tour.ts";
import { currentUser, requireOperator } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { idOf, json } from "../http/validate.ts";
import { listFeaturedTours } from "./featured.ts";
import { createFeaturedTour, moveFeaturedTour, removeFeaturedTour } from "./places.ts";

/** /api/guides */
export const featured = new Hono<AppEnv>()
  .get("/:id/tours", async (c) => {
    const viewer = await currentUser(c);
    return c.json(await listFeaturedTours(c.var.db, idOf(c.req.param("id")), viewer?.id, Date.now()));
  })
  // The position is asked for and checked, but a new tour always goes behind the others: there are never gaps.
  .post("/:id/tours", requireOperator, json(featuredTourSchema), async (c) => {
    const { db, user } = c.var;
    const { tourId } = c.req.valid("json");
    return c.json(await createFeaturedTour(db, user.id, idOf(c.req.param("id")), tourId, Date.now()), 201);
  })
  .patch("/:id/tours/:assignmentId", requireOperator, json(featuredTourMoveSchema), async (c) => {
    const { db, user } = c.var;
    const [id, assignment] = [idOf(c.req.param("id")), idOf(c.req.param("assignmentId"))];
    const { position } = c.req.valid("json");
    return c.json(await moveFeaturedTour(db, user.id, id, assignment, position, Date.now()));
  })
  .delete("/:id/tours/:assignmentId", requireOperator, async (c) => {
    const [id, assignment] = [idOf(c.req.param("id")), idOf(c.req.param("assignmentId"))];
    await removeFeaturedTour(c.var.db, c.var.user.id, id, assignment, Date.now());
    return c.body(null, 204);
  });
