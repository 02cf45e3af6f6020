import type { Context } from "hono";
import { configOf, isLoopback } from "../env.ts";
import type { AppEnv } from "./context.ts";

/**
 * Returns whether cookies are for HTTPS only: always, unless the request is plain HTTP on loopback, or PUBLIC_ORIGIN
 * itself is http.
 */
export function isSecure<E extends AppEnv>(c: Context<E>): boolean {
  const { url } = c.req;
  if (url.startsWith("https:")) return true;
  return !configOf(c.env).PUBLIC_ORIGIN.startsWith("http:") && !isLoopback(new URL(url).hostname);
}

/** Returns the name of a cookie that browsers take over HTTPS only, from this host and for no other. */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
