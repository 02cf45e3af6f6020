import type { Context } from "hono";
import { isLoopback } from "#worker/env.ts";
import type { StandInEnv } from "./listen.ts";

/**
 * Returns whether a page of another site asks: it may not pay, move the clock or read behind the developer's back, also
 * not under a host name of its own that leads to this machine.
 */
export function isCrossSite({ req }: Context<StandInEnv>): boolean {
  // Only a call within this process names no host.
  const own = `http://${req.header("host") ?? "localhost"}`;
  if (!isLoopback(URL.parse(own)?.hostname ?? "") || (req.header("origin") ?? own) !== own) return true;
  const from = req.header("sec-fetch-site") ?? "none";
  return req.method !== "GET" && from !== "same-origin" && from !== "none";
}
