import { Hono } from "hono";
import { currentUser } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { idOf } from "../http/validate.ts";
import { listFeaturedTours } from "./featured.ts";

/** /api/guides */
export const featured = new Hono<AppEnv>().get("/:id/tours", async (c) => {
  const viewer = await currentUser(c);
  return c.json(await listFeaturedTours(c.var.db, idOf(c.req.param("id")), viewer?.id, Date.now()));
});
