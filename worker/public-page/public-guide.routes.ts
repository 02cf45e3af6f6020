import { Hono } from "hono";
import { currentUser } from "../auth/current-account.ts";
import type { AppEnv } from "../http/context.ts";
import { getPublicGuide } from "./query.ts";

/** /api/guides: the profile that a public page shows */
export const publicGuideRoutes = new Hono<AppEnv>().get("/:uniqueId", async (c) => {
  const viewer = await currentUser(c);
  return c.json(await getPublicGuide(c.var.ctx, c.req.param("uniqueId"), viewer?.id));
});
