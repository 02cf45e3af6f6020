import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { connect } from "../db/client.ts";
import { carriesSession, isSecure } from "./access.ts";
import type { AppEnv } from "./context.ts";

const COOKIE = "bookmark";
/** How long a visitor's own writes are asked for, s: copies of the database are behind by seconds. */
const BEHIND = 600;

const isRead = <E extends AppEnv>({ req }: Context<E>): boolean =>
  req.method === "GET" || req.method === "HEAD";

/** How far the database was when this visitor wrote to it, if that is not long ago. */
export function bookmarkOf<E extends AppEnv>(c: Context<E>): string | undefined {
  const bookmark = getCookie(c, COOKIE);
  return bookmark && /^[0-9a-f-]{1,128}$/.test(bookmark) ? bookmark : undefined;
}

/**
 * The database of this request. What anybody may read comes from the nearest copy, which may be behind; who has just
 * written reads one that has caught up with that; writes, and whoever is signed in, are at the primary: whether a session
 * was ended must be true. Where there are no copies (D1_COPIES), a session would only cost time.
 */
export const openDatabase = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.config.D1_COPIES === "off") {
    c.set("db", connect(c.env.DB));
    return next();
  }
  const isAnybody = isRead(c) && !carriesSession(c);
  const session = c.env.DB.withSession(
    isAnybody ? (bookmarkOf(c) ?? "first-unconstrained") : "first-primary",
  );
  c.set("db", connect(session));
  await next();
  // Whoever is signed in is at the primary anyway.
  const hasWritten = !isRead(c) && c.res.status < 400 && !carriesSession(c);
  const bookmark = hasWritten ? session.getBookmark() : null;
  if (bookmark !== null)
    setCookie(c, COOKIE, bookmark, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: isSecure(c),
      maxAge: BEHIND,
    });
});
