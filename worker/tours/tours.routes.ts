import { Hono } from "hono";
import { TOUR_IMAGE } from "#schema/image.ts";
import { tourPatchSchema, tourSchema } from "#schema/tour.ts";
import { requireOperator, unseen } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { spend } from "../http/limits.ts";
import { idempotencyKey, idOf, json } from "../http/validate.ts";
import { readUpload } from "../images/upload.ts";
import { createTour, listTours, removeTour, removeTourImage, setTourImage, updateTour } from "./tours.ts";

/** /api/tours */
export const tours = new Hono<AppEnv>()
  .get("/", requireOperator, async (c) => c.json(await listTours(c.var.db, c.var.user.id)))
  .post("/", requireOperator, unseen, json(tourSchema), async (c) => {
    const { db, user } = c.var;
    const key = idempotencyKey(c) ?? null;
    return c.json(await createTour(db, user.id, c.req.valid("json"), Date.now(), key), 201);
  })
  .patch("/:id", requireOperator, json(tourPatchSchema), async (c) => {
    const { db, user } = c.var;
    return c.json(await updateTour(db, user.id, idOf(c.req.param("id")), c.req.valid("json")));
  })
  .delete("/:id", requireOperator, async (c) => {
    await removeTour(c.env, c.var.db, c.var.user.id, idOf(c.req.param("id")), Date.now());
    return c.body(null, 204);
  })
  .post("/:id/image", requireOperator, async (c) => {
    const { db, user } = c.var;
    const id = idOf(c.req.param("id"));
    await spend(c, "upload", user.id);
    const image = await readUpload(c.req.raw, TOUR_IMAGE);
    return c.json(await setTourImage(c.env, db, user.id, id, image, Date.now()));
  })
  .delete("/:id/image", requireOperator, async (c) => {
    await removeTourImage(c.env, c.var.db, c.var.user.id, idOf(c.req.param("id")), Date.now());
    return c.body(null, 204);
  });
