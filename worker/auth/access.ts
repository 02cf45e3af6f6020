import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import type { User } from "#schema/account.ts";
import { SECOND } from "#schema/durations.ts";
import type { Role } from "#schema/role.ts";
import { Forbidden, Unauthenticated } from "../errors.ts";
import { receiveBody } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { limitWrites } from "../rate-limits/edge-limits.ts";
import { consumeRateLimit, releaseRateLimit } from "../rate-limits/rate-limits.ts";
import { isAdminPassword } from "./admins.ts";
import { type Admin, findSessionAdmin } from "./session-admin.ts";
import { requireHashSlot } from "./hash-throttle.ts";
import { readSessionCookie } from "./session-cookies.ts";
import { isFresh, isRecent, recordProof } from "./session-list.ts";
import type { Session } from "./session-tokens.ts";
import { isEnded } from "./sessions.ts";
import { isUserPassword } from "./user-passwords.ts";
import { findSessionUser } from "./users.ts";

/** The environment of every handler behind requireUser. */
export type UserEnv = { Bindings: Env; Variables: AppEnv["Variables"] & { user: User; session: Session } };

/** The environment of every handler behind requireAdmin. */
type AdminEnv = { Bindings: Env; Variables: AppEnv["Variables"] & { admin: Admin; session: Session } };

/** The calls that remain for an account whose deletion is scheduled: cancel it, delete now, sign in and out. */
const OPEN_WHILE_LEAVING = /^\/api\/(?:account|auth)(?:\/|$)/;

const isRead = ({ method }: { method: string }): boolean => method === "GET" || method === "HEAD";

/** ms after which a session is asked for again. */
const LONG_MS = SECOND;

/**
 * Waits for the body of an admitted request, which may take minutes. Throws Unauthenticated when the session was ended
 * meanwhile, so that a call which is held open changes nothing any more.
 */
async function awaitBody(c: Context<UserEnv> | Context<AdminEnv>): Promise<void> {
  const { ctx, session } = c.var;
  await receiveBody(c);
  if (Date.now() - ctx.now > LONG_MS && (await isEnded(ctx, session))) throw new Unauthenticated();
}

async function admitUser(c: Context<UserEnv>, next: Next, role?: Role): Promise<void> {
  const session = await readSessionCookie(c, "user");
  const user = session && (await findSessionUser(c.var.ctx, session));
  if (!user) throw new Unauthenticated();
  if (role && user.role !== role) throw new Forbidden("operators_only");
  c.set("user", user);
  c.set("session", session);
  if (!isRead(c.req)) {
    if (user.deletionDueAt !== null && !OPEN_WHILE_LEAVING.test(c.req.path))
      throw new Forbidden("deletion_scheduled");
    await limitWrites(c.var.ctx, user.id);
    await awaitBody(c);
  }
  await next();
}

/**
 * Admits signed-in users only, and sets `c.var.user`. Throws Unauthenticated; in a call that writes also
 * TooManyRequests, and Forbidden while the account's deletion is scheduled.
 */
export const requireUser = createMiddleware<UserEnv>((c, next) => admitUser(c, next));

/** Admits signed-in tour operators only, and sets `c.var.user`. Throws as requireUser does, and Forbidden for guides. */
export const requireOperator = createMiddleware<UserEnv>((c, next) => admitUser(c, next, "operator"));

async function admitAdmin(c: Context<AdminEnv>): Promise<Admin> {
  const session = await readSessionCookie(c, "admin");
  const admin = session && (await findSessionAdmin(c.var.ctx, session));
  if (!admin) throw new Unauthenticated();
  c.set("admin", admin);
  c.set("session", session);
  await awaitBody(c);
  return admin;
}

/**
 * Admits signed-in admins, also those who have to turn two-step verification on first, and sets `c.var.admin`. Throws
 * Unauthenticated.
 */
export const requireAdminSession = createMiddleware<AdminEnv>(async (c, next) => {
  await admitAdmin(c);
  await next();
});

/**
 * Admits signed-in admins, and sets `c.var.admin`. Throws Unauthenticated, Forbidden for one who has to turn two-step
 * verification on first.
 */
export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  if ((await admitAdmin(c)).needsTwoStep) throw new Forbidden("two_step_required");
  await next();
});

/**
 * Checks the password of someone who is signed in. Throws Forbidden for a wrong one, Unauthenticated when this session was ended
 * meanwhile, TooManyRequests, Unavailable.
 */
async function requirePassword(
  c: Context<UserEnv> | Context<AdminEnv>,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const { ctx, session } = c.var;
  await requireHashSlot();
  const use = ["currentPassword", session.kind, session.subject] as const;
  await consumeRateLimit(ctx, ...use);
  const right = await isRight().catch(async (error: unknown) => {
    await releaseRateLimit(ctx, use);
    throw error;
  });
  if (!right) throw new Forbidden("password_wrong");
  await releaseRateLimit(ctx, use);
  // The hash may have waited for half a minute, in which a new password ends what someone else began with the old one.
  if (await isEnded(ctx, session)) throw new Unauthenticated();
}

/**
 * Admits a call that needs a proof: with the right password, or in a session whose last proof is recent. A right
 * password is recorded as proof. Throws Forbidden for a wrong password, Unauthenticated when this session was ended while it
 * was checked, TooManyRequests, Unavailable.
 */
export async function requireProof(c: Context<UserEnv>, password: string | undefined): Promise<void> {
  const { ctx, user, session } = c.var;
  if (password === undefined) {
    if (!(await isFresh(ctx, session))) throw new Forbidden("reauthentication_required");
    return;
  }
  await requirePassword(c, () => isUserPassword(ctx, user.id, password));
  await recordProof(ctx, session);
}

/**
 * Admits an admin's call that needs a proof: with the right password, or in a session that has just begun. Throws as
 * requireProof does.
 */
export async function requireAdminProof(c: Context<AdminEnv>, password: string | undefined): Promise<void> {
  const { ctx, admin, session } = c.var;
  if (password === undefined) {
    if (!isRecent(ctx, session.createdAt)) throw new Forbidden("reauthentication_required");
    return;
  }
  await requirePassword(c, () => isAdminPassword(ctx, admin.id, password));
}
