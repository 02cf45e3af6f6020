import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";

/** GET /api/metrics: 404 without METRICS_TOKEN, which whoever watches sends as a bearer token. */
export const metricsRoutes = new Hono<AppEnv>().get("/", async (c) => {
  // This code is loaded with the first call, because a scan needs none of it.
  const { requireToken, writeMetrics } = await import("./metrics.ts");
  const { ctx } = c.var;
  await requireToken(ctx, c.req.header("Authorization") ?? "");
  return c.body(await writeMetrics(ctx), 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
});
