import { Hono } from "hono";
import { statusAt } from "#schema/subscription.ts";
import { requireUser } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";

export const subscriptions = new Hono<AppEnv>().get("/status", requireUser, (c) =>
  c.json({ status: statusAt(c.var.user, Date.now()) }),
);
