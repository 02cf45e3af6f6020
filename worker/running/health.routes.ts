import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { checkHealth } from "./health.ts";

/** GET /api/health */
export const healthRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const { ctx, requestId } = c.var;
  const found = await checkHealth({ ...ctx, requestId });
  return c.json(found, found.ok ? 200 : 503);
});
