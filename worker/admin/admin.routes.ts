import { Hono } from "hono";
import { loginSchema } from "#schema/account.ts";
import { GUIDE_SORTS, USER_SORTS } from "#schema/admin.ts";
import { listAudit, recordAudit } from "../audit-log/audit-log.ts";
import { requireAdmin, requireAdminSession } from "../auth/access.ts";
import { authenticateAdmin, findAdminId } from "../auth/admins.ts";
import { signInWithin } from "../auth/limited-sign-in.ts";
import { SignInRefused } from "../auth/sign-in-refused.ts";
import type { AppEnv } from "../http/context.ts";
import { cursorOf, idOf, json, limitOf, linkNext } from "../http/validate.ts";
import { log } from "../log.ts";
import { type GuideOrder, listAllGuides } from "./guides.ts";
import { linkAfter, listRequest, USUAL_LIMIT } from "./list-request.ts";
import { removeUser } from "../accounts/removal.ts";
import { getStats } from "./stats.ts";
import { listUsers } from "./users.ts";

const SORTED_BY_UPDATE = new Set<string>(["-updated", "updated"]);

/** /api/admin */
export const admin = new Hono<AppEnv>()
  .post("/login", json(loginSchema), async (c) => {
    const { ctx, requestId } = c.var;
    const input = c.req.valid("json");
    const entry = { admin: input.email, requestId };
    try {
      const { email, twoStep, needsTwoStep } = await signInWithin(c, "admin", {
        email: input.email,
        code: input.code,
        findId: () => findAdminId(ctx, input.email),
        authenticate: () => authenticateAdmin(ctx, input),
      });
      await recordAudit(ctx, { ...entry, action: "sign-in" });
      return c.json({ email, twoStep, needsTwoStep });
    } catch (error) {
      // Not for unknown accounts: guesses would fill the log. After the answer, whose time would otherwise tell which exist.
      if (error instanceof SignInRefused && error.account !== undefined)
        c.executionCtx.waitUntil(
          recordAudit(ctx, { ...entry, action: "sign-in-refused" }).catch((cause: unknown) =>
            log("error", { message: "the audit log lacks a refused sign-in", requestId }, cause),
          ),
        );
      throw error;
    }
  })
  .get("/me", requireAdminSession, (c) => {
    const { email, twoStep, needsTwoStep } = c.var.admin;
    return c.json({ email, twoStep, needsTwoStep });
  })
  .get("/stats", requireAdmin, async (c) => c.json(await getStats(c.var.ctx)))
  .get("/users", requireAdmin, async (c) => {
    const { request } = listRequest(c, USER_SORTS);
    const { items, next } = await listUsers(c.var.ctx, request);
    linkAfter(c, request, next);
    return c.json(items);
  })
  .get("/guides", requireAdmin, async (c) => {
    const { request, sort } = listRequest(c, GUIDE_SORTS);
    const order: GuideOrder = SORTED_BY_UPDATE.has(sort) ? "updated" : "created";
    const { items, next } = await listAllGuides(c.var.ctx, order, request);
    linkAfter(c, request, next);
    return c.json(items);
  })
  .get("/audit", requireAdmin, async (c) => {
    const limit = limitOf(c, USUAL_LIMIT);
    const entries = await listAudit(c.var.ctx, { limit: limit + 1, before: cursorOf(c) });
    linkNext(c, limit, entries.length > limit ? entries[limit - 1]?.id : undefined);
    return c.json(entries.slice(0, limit));
  })
  .delete("/users/:id", requireAdmin, async (c) => {
    const { ctx, admin, requestId } = c.var;
    await removeUser(ctx, idOf(c.req.param("id")), { admin: admin.email, requestId });
    return c.body(null, 204);
  });
