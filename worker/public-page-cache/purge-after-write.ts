import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/context.ts";
import { purgePublicPages } from "./purge.ts";

type PurgeEnv = { Bindings: Env; Variables: AppEnv["Variables"] & { skipsPurge?: boolean } };

/**
 * Purges the public pages of the signed-in account, and of those whose pages it edits, after every call that may have
 * written. A call that gets 4xx hasn't.
 */
export const purgeAfterWrite = createMiddleware<PurgeEnv>(async (c, next) => {
  await next();
  const { user, skipsPurge } = c.var;
  const isWrite = c.req.method !== "GET" && c.req.method !== "HEAD";
  const isRefused = c.res.status >= 400 && c.res.status < 500;
  if (!user || !isWrite || isRefused || skipsPurge) return;
  const owners = new Set([user.id, ...(user.edits ?? []).map(({ ownerId }) => ownerId)]);
  await purgePublicPages(...[...owners].map((id) => `user-${id}` as const));
});

/** Marks a write that changes nothing on a public page, so that nothing is purged after it. */
export const skipPurge = createMiddleware<PurgeEnv>(async (c, next) => {
  c.set("skipsPurge", true);
  await next();
});
