import { Hono } from "hono";
import { trialSchema } from "#schema/support.ts";
import { requireAdmin } from "../auth/access.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { sendQueued } from "../mail/outbox.ts";
import { confirmAgain, extendTrial, syncNow } from "./support.ts";
import { getUserPage } from "./user-page.ts";

/** /api/admin/users: one account, and what an admin can do for its owner */
export const supportRoutes = new Hono<AppEnv>()
  .get("/:id", requireAdmin, async (c) => c.json(await getUserPage(c.var.ctx, idOf(c.req.param("id")))))
  .post("/:id/emails/confirm", requireAdmin, async (c) => {
    const { ctx, admin, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    const queued = await confirmAgain(ctx, id, { admin: admin.email, requestId });
    const user = await getUserPage(ctx, id);
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.json(user, 202);
  })
  .post("/:id/sync", requireAdmin, async (c) => {
    const { ctx, admin, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    await syncNow(ctx, id, { admin: admin.email, requestId });
    return c.json(await getUserPage(ctx, id));
  })
  .post("/:id/trial", requireAdmin, json(trialSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    await extendTrial(ctx, { id, ...c.req.valid("json") }, { admin: admin.email, requestId });
    return c.json(await getUserPage(ctx, id));
  });
