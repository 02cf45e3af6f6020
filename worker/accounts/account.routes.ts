import { Hono } from "hono";
import { requireUser, signOutElsewhere, unseen } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";

/** /api/account */
export const account = new Hono<AppEnv>().delete("/sessions", requireUser, unseen, async (c) => {
  await signOutElsewhere(c);
  return c.body(null, 204);
});
