import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { MINUTE, SECOND } from "#schema/durations.ts";
import { createContext } from "../context.ts";
import { connect } from "../db/client.ts";
import { configOf, isLoopback } from "../env.ts";
import type { AppEnv } from "./context.ts";
import { isSecure } from "./cookies.ts";
import { networkOf } from "./network.ts";

export const BOOKMARK_COOKIE = "bookmark";
/** Seconds in which a visitor's reads must see their own writes. D1's copies are seconds behind. */
export const BOOKMARK_SECONDS = (10 * MINUTE) / SECOND;

const isRead = <E extends AppEnv>({ req }: Context<E>): boolean =>
  req.method === "GET" || req.method === "HEAD";

/** Reads the bookmark of the database after this visitor's last write; undefined if that wasn't recent. */
export function bookmarkOf<E extends AppEnv>(c: Context<E>): string | undefined {
  const bookmark = getCookie(c, BOOKMARK_COOKIE);
  return bookmark && /^[0-9a-f-]{1,128}$/.test(bookmark) ? bookmark : undefined;
}

/** Builds the context of a request. Load tests on loopback may switch rate limits off; elsewhere that setting is ignored. */
const requestContext = <E extends AppEnv>(c: Context<E>, session: D1Database | D1DatabaseSession) => {
  const ctx = createContext(c.env, connect(session));
  return {
    ...ctx,
    // The edge sets this header; X-Forwarded-For could be forged. On one machine there may be none.
    network: networkOf(c.req.header("CF-Connecting-IP") ?? "local"),
    hasRateLimits: ctx.config.RATE_LIMITS === "on" || !isLoopback(new URL(c.req.url).hostname),
  };
};

/**
 * Builds the request's context with its database. Anonymous reads use the nearest copy, which may be behind, or after a
 * write of the same visitor one that has caught up. Writes and signed-in callers use the primary, because it must be
 * certain whether a session was ended. Without copies (D1_COPIES) a D1 session would only cost time. `carriesSession`
 * tells whether the request has a session's cookie.
 */
export const openContext = (carriesSession: (c: Context<AppEnv>) => boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (configOf(c.env).D1_COPIES === "off") {
      c.set("ctx", requestContext(c, c.env.DB));
      return next();
    }
    const isAnonymous = !carriesSession(c);
    const session = c.env.DB.withSession(
      isRead(c) && isAnonymous ? (bookmarkOf(c) ?? "first-unconstrained") : "first-primary",
    );
    c.set("ctx", requestContext(c, session));
    await next();
    const hasWritten = !isRead(c) && c.res.status < 400 && isAnonymous;
    const bookmark = hasWritten ? session.getBookmark() : null;
    if (bookmark !== null)
      setCookie(c, BOOKMARK_COOKIE, bookmark, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: isSecure(c),
        maxAge: BOOKMARK_SECONDS,
      });
  });
