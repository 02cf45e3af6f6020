import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { requireUser } from "./access.ts";
import { signOutElsewhere } from "./sign-in.ts";

/** /api/account */
export const account = new Hono<AppEnv>().delete("/sessions", requireUser, skipPurge, async (c) => {
  await signOutElsewhere(c);
  return c.body(null, 204);
});
