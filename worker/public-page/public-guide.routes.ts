import { Hono } from "hono";
import { currentUser } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { getPublicGuide } from "./query.ts";

/** /api/guides */
export const publicGuide = new Hono<AppEnv>().get("/:uniqueId", async (c) => {
  const { db, config } = c.var;
  const viewer = await currentUser(c);
  const key = { uniqueId: c.req.param("uniqueId") };
  return c.json(await getPublicGuide(db, key, viewer?.id, config.PUBLIC_ORIGIN, Date.now()));
});
