import type { Context } from "hono";
import { isLoopback } from "#worker/env.ts";
import type { StandInEnv } from "./listen.ts";

/**
 * Returns whether a page of another site asks: it may not pay, move the clock or read behind the developer's back, also
 * not under a host name of its own that leads to this machine.
 */
export function isCrossSite({ req }: Context<StandInEnv>): boolean {
  // Only a call within this process names no host.
  const origin = `http://${req.header("host") ?? "localhost"}`;
  if (!isLoopback(URL.parse(origin)?.hostname ?? "") || (req.header("origin") ?? origin) !== origin)
    return true;
  const from = req.header("sec-fetch-site") ?? "none";
  return req.method !== "GET" && from !== "same-origin" && from !== "none";
}
