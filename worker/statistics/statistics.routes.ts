import { Hono } from "hono";
import * as z from "zod/mini";
import { SPANS } from "#schema/statistics.ts";
import { requireUser } from "../auth/access.ts";
import { ValidationError } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { idOf } from "../http/validate.ts";
import { getStatistics } from "./statistics.ts";

const spanSchema = z.prefault(z.pipe(z.coerce.number(), z.literal(SPANS)), 30);

/** /api/guides */
export const guideStatistics = new Hono<AppEnv>().get("/:id/stats", requireUser, async (c) => {
  const span = spanSchema.safeParse(c.req.query("days"));
  if (!span.success) throw new ValidationError(["Invalid days"]);
  const guideId = idOf(c.req.param("id"));
  return c.json(await getStatistics(c.var.ctx, c.var.user.id, { guideId, span: span.data }));
});
