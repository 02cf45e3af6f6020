import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import type { User } from "#schema/account.ts";
import type { Role } from "#schema/role.ts";
import { Forbidden, Unauthenticated } from "../errors.ts";
import type { AdminEnv, AppEnv, UserEnv } from "../http/context.ts";
import { limitWrites } from "../rate-limits/edge-limits.ts";
import { type Admin, findSessionAdmin } from "./admins.ts";
import { readSessionCookie } from "./session-cookies.ts";
import { findSessionUser } from "./users.ts";

/** The signed-in user, if any. Reads nothing without a cookie, otherwise database and KV once each, in parallel. */
export async function currentUser<E extends AppEnv>(c: Context<E>): Promise<User | undefined> {
  const session = await readSessionCookie(c, "user");
  return session && findSessionUser(c.var.ctx, session);
}

/** The signed-in admin, if any. */
export async function currentAdmin<E extends AppEnv>(c: Context<E>): Promise<Admin | undefined> {
  const session = await readSessionCookie(c, "admin");
  return session && findSessionAdmin(c.var.ctx, session);
}

async function admitUser(c: Context<UserEnv>, next: Next, role?: Role): Promise<void> {
  const user = await currentUser(c);
  if (!user) throw new Unauthenticated();
  if (role && user.role !== role) throw new Forbidden("Only tour operators can do this");
  c.set("user", user);
  if (c.req.method !== "GET" && c.req.method !== "HEAD") await limitWrites(c.var.ctx, user.id);
  await next();
}

/** Admits signed-in users only, as `c.var.user`. */
export const requireUser = createMiddleware<UserEnv>((c, next) => admitUser(c, next));

/** Admits signed-in tour operators only, as `c.var.user`. */
export const requireOperator = createMiddleware<UserEnv>((c, next) => admitUser(c, next, "operator"));

/** Admits signed-in admins only, as `c.var.admin`. */
export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  const admin = await currentAdmin(c);
  if (!admin) throw new Unauthenticated();
  c.set("admin", admin);
  await next();
});
