import { Hono } from "hono";
import { TOUR_IMAGE } from "#schema/image.ts";
import { tourPatchSchema, tourSchema } from "#schema/tour.ts";
import { requireOperator } from "../auth/access.ts";
import { takeFile } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { formFile } from "../http/form-file.ts";
import { idempotencyKey, json } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { consumeRateLimit } from "../rate-limits/rate-limits.ts";
import { removeTourImage, updateTourImage } from "./tour-image.ts";
import { createTour, listTours, removeTour, updateTour } from "./tours.ts";

/** /api/tours */
export const tourRoutes = new Hono<AppEnv>()
  .get("/", requireOperator, async (c) => c.json(await listTours(c.var.ctx, c.var.user.id)))
  .post("/", requireOperator, skipPurge, json(tourSchema), async (c) => {
    const input = { values: c.req.valid("json"), creationKey: idempotencyKey(c) ?? null };
    return c.json(await createTour(c.var.ctx, c.var.user.id, input), 201);
  })
  .patch("/:id", requireOperator, json(tourPatchSchema), async (c) => {
    const input = { id: idOf(c.req.param("id")), patch: c.req.valid("json") };
    return c.json(await updateTour(c.var.ctx, c.var.user.id, input));
  })
  .delete("/:id", requireOperator, async (c) => {
    await removeTour(c.var.ctx, c.var.user.id, idOf(c.req.param("id")));
    return c.body(null, 204);
  })
  .post("/:id/image", takeFile(TOUR_IMAGE), requireOperator, async (c) => {
    const { ctx, user } = c.var;
    const id = idOf(c.req.param("id"));
    await consumeRateLimit(ctx, "upload", user.id);
    return c.json(await updateTourImage(ctx, user.id, { id, file: await formFile(c) }));
  })
  .delete("/:id/image", requireOperator, async (c) => {
    await removeTourImage(c.var.ctx, c.var.user.id, idOf(c.req.param("id")));
    return c.body(null, 204);
  });
