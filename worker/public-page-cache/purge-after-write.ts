import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/context.ts";
import { purgePublicPages } from "./purge.ts";

type PurgeEnv = { Bindings: Env; Variables: AppEnv["Variables"] & { skipsPurge?: boolean } };

/** Purges the signed-in account's public pages after any write that may have happened (not after a 4xx). */
export const purgeAfterWrite = createMiddleware<PurgeEnv>(async (c, next) => {
  await next();
  const { user, skipsPurge } = c.var;
  const isWrite = c.req.method !== "GET" && c.req.method !== "HEAD";
  const isRefused = c.res.status >= 400 && c.res.status < 500;
  if (user && isWrite && !isRefused && !skipsPurge) await purgePublicPages(`user-${user.id}`);
});

/** Marks a write that changes nothing on a public page: nothing is purged after it. */
export const skipPurge = createMiddleware<PurgeEnv>(async (c, next) => {
  c.set("skipsPurge", true);
  await next();
});
