import { Hono } from "hono";
import { removeTwoStepSchema } from "#schema/moderation.ts";
import { proofSchema } from "#schema/proof.ts";
import { trialSchema } from "#schema/support.ts";
import { removeUser } from "../accounts/removal.ts";
import { requireAdmin, requireAdminProof } from "../auth/access.ts";
import { requireBilling } from "../billing.ts";
import type { AppEnv } from "../http/context.ts";
import { json, optionalJson } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { sendQueued } from "../mail/outbox.ts";
import { requireMail } from "../mail/transport.ts";
import { removeTwoStep } from "./remove-two-step.ts";
import { createSignInLink } from "./sign-in-link.ts";
import { confirmAgain, extendTrial, syncNow } from "./support.ts";
import { getUserPage } from "./user-page.ts";

/** /api/admin/users: one account, and what an admin can do for its owner */
export const supportRoutes = new Hono<AppEnv>()
  .get("/:id", requireAdmin, async (c) => c.json(await getUserPage(c.var.ctx, idOf(c.req.param("id")))))
  .post("/:id/emails/confirm", requireAdmin, async (c) => {
    const { ctx, admin, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    requireMail(ctx);
    const queued = await confirmAgain(ctx, id, { admin: admin.email, requestId });
    const user = await getUserPage(ctx, id);
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.json(user, 202);
  })
  .post("/:id/sync", requireAdmin, async (c) => {
    const { ctx, admin, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    requireBilling(ctx);
    await syncNow(ctx, id, { admin: admin.email, requestId });
    return c.json(await getUserPage(ctx, id));
  })
  .post("/:id/trial", requireAdmin, json(trialSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    requireBilling(ctx);
    await extendTrial(ctx, { id, ...c.req.valid("json") }, { admin: admin.email, requestId });
    return c.json(await getUserPage(ctx, id));
  })
  .post("/:id/sign-in-link", requireAdmin, optionalJson(proofSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    await requireAdminProof(c, c.req.valid("json").password);
    const id = idOf(c.req.param("id"));
    return c.json(await createSignInLink(ctx, id, { admin: admin.email, requestId }));
  })
  .post("/:id/two-step/remove", requireAdmin, json(removeTwoStepSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    const { reason, password } = c.req.valid("json");
    await requireAdminProof(c, password);
    const input = { id: idOf(c.req.param("id")), reason };
    const queued = await removeTwoStep(ctx, input, { admin: admin.email, requestId });
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.body(null, 204);
  })
  .delete("/:id", requireAdmin, optionalJson(proofSchema), async (c) => {
    const { ctx, admin, requestId } = c.var;
    await requireAdminProof(c, c.req.valid("json").password);
    await removeUser(ctx, idOf(c.req.param("id")), { admin: admin.email, requestId });
    return c.body(null, 204);
  });
