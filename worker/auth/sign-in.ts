import type { Context } from "hono";
import { Unauthenticated } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import type { UserEnv } from "./access.ts";
import { deviceNameOf } from "./device-name.ts";
import { createDevice } from "./devices.ts";
import { forgetNotices, keepNotices } from "./notices-of-sessions.ts";
import { lastProof } from "./session-list.ts";
import {
  deleteSessionCookies,
  readSessionCookie,
  repeatSessionCookies,
  rememberAccountLanguage,
  setSessionCookies,
} from "./session-cookies.ts";
import type { SessionKind } from "./session-tokens.ts";
import { createSession, endAllSessions, endOtherSessions, endSession } from "./sessions.ts";
import { findSessionUser } from "./users.ts";

/**
 * An account whose owner has just been recognised. `sessionsFrom` is its column as it was when the proof was checked: what
 * ends all sessions meanwhile, such as a new password, ends this sign-in too. `createdAt` is when it was created, where that
 * isn't known to be past.
 */
type Recognised = { id: number; sessionsFrom: Date | null; createdAt?: Date };

/**
 * Signs in. It always begins a new session, and ends the one the request came with. `provedAt` is when the caller last
 * proved to be who it is, ms since 1970: now, unless the session only replaces another one. Throws Unauthenticated.
 */
export async function signIn<E extends AppEnv>(
  c: Context<E>,
  kind: SessionKind,
  { id: subject, sessionsFrom, createdAt }: Recognised,
  provedAt: number = c.var.ctx.now,
): Promise<void> {
  const { ctx } = c.var;
  const device = deviceNameOf(c.req.header("User-Agent") ?? "");
  const old = await readSessionCookie(c, kind);
  if (old) await endSession(ctx, old);
  const { session, ...token } = await createSession(ctx, kind, subject, {
    device,
    provedAt,
    sessionsFrom,
    // A clock that was ahead, here or where a command ran, has written an instant before which no session counts.
    createdAt: Math.max(ctx.now, Number(sessionsFrom ?? createdAt ?? 0)),
  });
  const user = kind === "user" ? await findSessionUser(ctx, session) : undefined;
  if (kind === "user" && !user) throw new Unauthenticated();
  const isReplaced = kind === "user" && old?.subject === subject;
  if (old) await (isReplaced ? keepNotices(ctx, old, session) : forgetNotices(ctx, old));
  if (user) rememberAccountLanguage(c, user.language);
  setSessionCookies(c, kind, { session: token, device: await createDevice(ctx, kind, subject) });
}

/** The data that the browser of a shared device deletes at sign-out. Cookies stay, because the chosen language may. */
const CLEAR_SITE_DATA = '"cache", "storage"';

/** Ends every session the request carries, of users and admins, and deletes their cookies and what the browser has kept. */
export async function signOut<E extends AppEnv>(c: Context<E>): Promise<void> {
  for (const kind of ["user", "admin"] as const) {
    const session = await readSessionCookie(c, kind);
    if (!session) continue;
    await endSession(c.var.ctx, session);
    await forgetNotices(c.var.ctx, session);
  }
  deleteSessionCookies(c);
  c.header("Clear-Site-Data", CLEAR_SITE_DATA);
}

/** Signs the user out everywhere else, and begins a new session here with the same last proof. Throws Unauthenticated. */
export async function signOutElsewhere(c: Context<UserEnv>): Promise<void> {
  const { ctx, session } = c.var;
  const provedAt = await lastProof(ctx, session);
  await endAllSessions(ctx, session);
  await signIn(c, session.kind, { id: session.subject, sessionsFrom: new Date(ctx.now) }, provedAt);
}

/**
 * Signs the user out everywhere else, and keeps this session as it is: a call made twice, because its response was
 * lost or someone tapped twice, gets the same response.
 */
export async function endElsewhere(c: Context<UserEnv>): Promise<void> {
  const { ctx, session } = c.var;
  await endOtherSessions(ctx, session);
  repeatSessionCookies(c, session, await createDevice(ctx, session.kind, session.subject));
}
