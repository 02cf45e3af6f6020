import { Hono } from "hono";
import * as z from "zod/mini";
import { type Span, SPANS, type SpanText } from "#schema/statistics.ts";
import { requireUser } from "../auth/access.ts";
import type { AppEnv } from "../http/context.ts";
import { query } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { getOwnStatistics, getStatistics } from "./statistics.ts";

const spanSchema = z.object({
  days: z.prefault(
    z.pipe(
      z.enum(
        SPANS.map((span): SpanText => `${span}`),
        "Invalid days",
      ),
      z.transform((days) => Number(days) as Span),
    ),
    "30",
  ),
});

/** /api/guides */
export const guideStatisticsRoutes = new Hono<AppEnv>().get(
  "/:id/stats",
  requireUser,
  query(spanSchema),
  async (c) => {
    const guideId = idOf(c.req.param("id"));
    const { days } = c.req.valid("query");
    return c.json(await getStatistics(c.var.ctx, c.var.user.id, { guideId, span: days }));
  },
);

/** /api/user/stats */
export const ownStatisticsRoutes = new Hono<AppEnv>().get("/", requireUser, query(spanSchema), async (c) => {
  const { days } = c.req.valid("query");
  return c.json(await getOwnStatistics(c.var.ctx, c.var.user.id, days));
});
