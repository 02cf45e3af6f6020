import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { ACCOUNT_LANGUAGE_COOKIE } from "../http/account-language.ts";
import type { AppEnv } from "../http/context.ts";
import { hostCookie, isSecure } from "../http/cookies.ts";
import { SESSION_LIFE_MS } from "./session-life.ts";
import { readSession, type Session, type SessionKind } from "./session-tokens.ts";

export const SESSION_COOKIE: Record<SessionKind, string> = { user: "sid", admin: "admin_sid" };
export const DEVICE_COOKIE: Record<SessionKind, string> = { user: "device", admin: "admin_device" };
/** The cookie that scripts can read. It tells only that there may be a user's session. */
export const HINT_COOKIE = "session";

const cookieNameOf = <E extends AppEnv>(c: Context<E>, name: string) => hostCookie(name, isSecure(c));
const optionsOf = <E extends AppEnv>(c: Context<E>, maxAge: number): CookieOptions => ({
  path: "/",
  httpOnly: true,
  sameSite: "Lax",
  secure: isSecure(c),
  maxAge,
});

/** Returns whether the request has a session's cookie, valid or not. Reads no store. */
export const carriesSession = <E extends AppEnv>(c: Context<E>): boolean =>
  Object.values(SESSION_COOKIE).some((name) => getCookie(c, cookieNameOf(c, name)) !== undefined);

/** Reads the session of this kind from its cookie, by the signature alone. */
export async function readSessionCookie<E extends AppEnv>(
  c: Context<E>,
  kind: SessionKind,
): Promise<Session | undefined> {
  const token = getCookie(c, cookieNameOf(c, SESSION_COOKIE[kind]));
  return token ? readSession(c.var.ctx, kind, token) : undefined;
}

/** Sets the cookies of the request's own session once more. */
export function repeatSessionCookies<E extends AppEnv>(c: Context<E>, session: Session, device: Token): void {
  const token = getCookie(c, cookieNameOf(c, SESSION_COOKIE[session.kind])) ?? "";
  const maxAge = Math.floor((session.expiresAt - c.var.ctx.now) / 1000);
  setSessionCookies(c, session.kind, { session: { token, maxAge }, device });
}

/**
 * Returns who looks at a page that the accounts of `team` may edit: one of them, an admin, or anybody else. It reads no
 * store, so that a session that was ended elsewhere still counts.
 */
export async function lookerAt<E extends AppEnv>(
  c: Context<E>,
  team: number[],
): Promise<"owner" | "admin" | "guest"> {
  if (!carriesSession(c)) return "guest";
  const [user, admin] = await Promise.all([readSessionCookie(c, "user"), readSessionCookie(c, "admin")]);
  if (user && team.includes(user.subject)) return "owner";
  return admin ? "admin" : "guest";
}

/** Returns the function that tells whether a guest looks at a page that the accounts of `team` may edit. */
export const isGuestAt =
  <E extends AppEnv>(c: Context<E>) =>
  async (team: number[]): Promise<boolean> =>
    (await lookerAt(c, team)) === "guest";

/** Reads the signed device cookie: the device's id, and the account that last signed in on it. */
export async function readDeviceCookie<E extends AppEnv>(c: Context<E>, kind: SessionKind) {
  const token = getCookie(c, cookieNameOf(c, DEVICE_COOKIE[kind]));
  if (!token) return undefined;
  const { findDevice } = await import("./devices.ts");
  return findDevice(c.var.ctx, kind, token);
}

type Token = { token: string; maxAge: number };

/** Sets the cookies of a new session and of the device. */
export function setSessionCookies<E extends AppEnv>(
  c: Context<E>,
  kind: SessionKind,
  { session, device }: { session: Token; device: Token },
): void {
  setCookie(c, cookieNameOf(c, SESSION_COOKIE[kind]), session.token, optionsOf(c, session.maxAge));
  setCookie(c, cookieNameOf(c, DEVICE_COOKIE[kind]), device.token, optionsOf(c, device.maxAge));
  if (kind === "user") setCookie(c, HINT_COOKIE, "1", { ...optionsOf(c, session.maxAge), httpOnly: false });
}

/** Sets the cookie with the account's language, unless the request has it. */
export function rememberAccountLanguage<E extends AppEnv>(c: Context<E>, language: string): void {
  if (getCookie(c, ACCOUNT_LANGUAGE_COOKIE) === language) return;
  setCookie(c, ACCOUNT_LANGUAGE_COOKIE, language, optionsOf(c, SESSION_LIFE_MS.user.absolute / 1000));
}

/** Deletes the cookies of all sessions. The device's cookie and the account's language stay. */
export function deleteSessionCookies<E extends AppEnv>(c: Context<E>): void {
  const options = { path: "/", secure: isSecure(c) };
  for (const name of Object.values(SESSION_COOKIE)) deleteCookie(c, cookieNameOf(c, name), options);
  deleteCookie(c, HINT_COOKIE, options);
}
