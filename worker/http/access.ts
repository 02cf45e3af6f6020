import type { Context, Next } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { createMiddleware } from "hono/factory";
import type { User } from "#schema/account.ts";
import { findSessionUser } from "../accounts/accounts.ts";
import {
  createDevice,
  createSession,
  endAllSessions,
  endSession,
  findDevice,
  readSession,
  type Session,
  type SessionKind,
} from "../accounts/sessions.ts";
import { type Admin, findSessionAdmin } from "../admin/admin.ts";
import { isLoopback } from "../env.ts";
import { Forbidden, Unauthenticated } from "../failures.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import type { AdminEnv, AppEnv, UserEnv } from "./context.ts";
import { limitWrites } from "./limits.ts";

const COOKIE: Record<SessionKind, string> = { user: "sid", admin: "admin_sid" };
const DEVICE_COOKIE: Record<SessionKind, string> = { user: "device", admin: "admin_device" };
/** Readable by the page: says only whether there can be a user session at all. */
const HINT_COOKIE = "session";

/** Whether cookies are for https alone: plain ones only where there is no https to be had: on loopback, or when the site itself is plain http. */
export function isSecure<E extends AppEnv>(c: Context<E>): boolean {
  const { protocol, hostname } = new URL(c.req.url);
  return protocol === "https:" || !(isLoopback(hostname) || c.var.config.PUBLIC_ORIGIN.startsWith("http:"));
}

const nameOf = <E extends AppEnv>(c: Context<E>, name: string) => (isSecure(c) ? `__Host-${name}` : name);
const optionsOf = <E extends AppEnv>(c: Context<E>, maxAge: number): CookieOptions => ({
  path: "/",
  httpOnly: true,
  sameSite: "Lax",
  secure: isSecure(c),
  maxAge,
});

/** The session of this kind that the request carries, by its signature alone. */
async function carriedSession<E extends AppEnv>(
  c: Context<E>,
  kind: SessionKind,
): Promise<Session | undefined> {
  const token = getCookie(c, nameOf(c, COOKIE[kind]));
  return token ? readSession(c.var.config.SESSION_SECRET, kind, token, Date.now()) : undefined;
}

/** Signs in: a new session id always, the one the request came with ended. */
export async function signIn<E extends AppEnv>(
  c: Context<E>,
  kind: SessionKind,
  subject: number,
): Promise<void> {
  const now = Date.now();
  const old = await carriedSession(c, kind);
  if (old) await endSession(c.env, c.var.db, old);
  const { SESSION_SECRET: secret } = c.var.config;
  const { session, token, maxAge } = await createSession(c.env, secret, kind, subject, now);
  // The account may have been deleted while its password was checked: then nothing may be left of it.
  if (kind === "user" && !(await findSessionUser(c.env, c.var.db, session, now))) throw new Unauthenticated();
  setCookie(c, nameOf(c, COOKIE[kind]), token, optionsOf(c, maxAge));
  const device = await createDevice(secret, kind, subject, now);
  setCookie(c, nameOf(c, DEVICE_COOKIE[kind]), device.token, optionsOf(c, device.maxAge));
  if (kind === "user") setCookie(c, HINT_COOKIE, "1", { ...optionsOf(c, maxAge), httpOnly: false });
}

/** Ends every session the request carries, of users and admins, and takes their cookies away. */
export async function signOut<E extends AppEnv>(c: Context<E>): Promise<void> {
  for (const kind of ["user", "admin"] as const) {
    const session = await carriedSession(c, kind);
    if (session) await endSession(c.env, c.var.db, session);
    deleteCookie(c, nameOf(c, COOKIE[kind]), { path: "/", secure: isSecure(c) });
  }
  deleteCookie(c, HINT_COOKIE, { path: "/", secure: isSecure(c) });
}

/** Signs the user out everywhere but here, where a new session begins. Throws Unauthenticated. */
export async function signOutElsewhere(c: Context<UserEnv>): Promise<void> {
  const session = await carriedSession(c, "user");
  if (!session) throw new Unauthenticated();
  await endAllSessions(c.var.db, session, Date.now());
  await signIn(c, session.kind, session.subject);
}

/** The device's mark, and whose it is: an account that has signed in on it before. */
export async function carriedDevice<E extends AppEnv>(c: Context<E>, kind: SessionKind) {
  const token = getCookie(c, nameOf(c, DEVICE_COOKIE[kind]));
  const { db, config } = c.var;
  return token ? findDevice(db, config.SESSION_SECRET, kind, token, Date.now()) : undefined;
}

/** Whether the request carries a session of a user or an admin, whatever it is worth. Costs nothing. */
export const carriesSession = <E extends AppEnv>(c: Context<E>): boolean =>
  Object.values(COOKIE).some((name) => getCookie(c, nameOf(c, name)) !== undefined);

/** Who is signed in, if anybody. Costs nothing without a cookie, else one database and one KV read side by side. */
export async function currentUser<E extends AppEnv>(c: Context<E>): Promise<User | undefined> {
  const session = await carriedSession(c, "user");
  return session && findSessionUser(c.env, c.var.db, session, Date.now());
}

/** Calls what is behind the door; what it may have written is on none of the account's kept pages any more. */
async function enter(c: Context<UserEnv>, user: User, next: Next): Promise<void> {
  c.set("user", user);
  const isWrite = c.req.method !== "GET" && c.req.method !== "HEAD";
  if (isWrite) await limitWrites(c, user.id);
  await next();
  // Refused, nothing was written; failed, something may have been.
  const isRefused = c.res.status >= 400 && c.res.status < 500;
  if (isWrite && !isRefused && !c.var.isUnseen) await purgePublicPages(`user-${user.id}`);
}

/** For writes that no public page shows: what is kept stays. */
export const unseen = createMiddleware<UserEnv>(async (c, next) => {
  c.set("isUnseen", true);
  await next();
});

/** Lets only signed-in users pass; the account is `c.var.user`. */
export const requireUser = createMiddleware<UserEnv>(async (c, next) => {
  const user = await currentUser(c);
  if (!user) throw new Unauthenticated();
  await enter(c, user, next);
});

/** Lets only signed-in tour operators pass; the account is `c.var.user`. */
export const requireOperator = createMiddleware<UserEnv>(async (c, next) => {
  const user = await currentUser(c);
  if (!user) throw new Unauthenticated();
  if (user.role !== "operator") throw new Forbidden("Only tour operators can do this");
  await enter(c, user, next);
});

/** The admin who is signed in, if any. */
export async function currentAdmin<E extends AppEnv>(c: Context<E>): Promise<Admin | undefined> {
  const session = await carriedSession(c, "admin");
  return session && findSessionAdmin(c.env, c.var.db, session, Date.now());
}

/** Lets only signed-in admins pass; the account is `c.var.admin`. */
export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  const admin = await currentAdmin(c);
  if (!admin) throw new Unauthenticated();
  c.set("admin", admin);
  await next();
});
