import type { Context } from "hono";
import type { User } from "#schema/account.ts";
import type { AppEnv } from "../http/context.ts";
import type { Admin } from "./session-admin.ts";
import { readSessionCookie } from "./session-cookies.ts";

// What reads an account is loaded with the first session: a scan has none.

/**
 * Finds the signed-in user; undefined without one. Reads nothing without a cookie, otherwise the database and KV once
 * each, in parallel.
 */
export async function currentUser<E extends AppEnv>(c: Context<E>): Promise<User | undefined> {
  const session = await readSessionCookie(c, "user");
  if (!session) return undefined;
  const { findSessionUser } = await import("./users.ts");
  return findSessionUser(c.var.ctx, session);
}

/** Finds the signed-in admin; undefined without one. */
export async function currentAdmin<E extends AppEnv>(c: Context<E>): Promise<Admin | undefined> {
  const session = await readSessionCookie(c, "admin");
  if (!session) return undefined;
  const { findSessionAdmin } = await import("./session-admin.ts");
  return findSessionAdmin(c.var.ctx, session);
}
