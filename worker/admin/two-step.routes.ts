import { Hono } from "hono";
import { codeSchema } from "#schema/account.ts";
import { proofSchema } from "#schema/proof.ts";
import { recordAudit } from "../audit-log/audit-log.ts";
import { requireAdminProof, requireAdminSession } from "../auth/access.ts";
import { confirmWithin } from "../auth/limited-sign-in.ts";
import { startTwoStep, stopTwoStep } from "../auth/two-step.ts";
import type { AppEnv } from "../http/context.ts";
import { json, optionalJson } from "../http/validate.ts";

/** /api/admin/two-step */
export const adminTwoStepRoutes = new Hono<AppEnv>()
  .post("/", requireAdminSession, optionalJson(proofSchema), async (c) => {
    const { ctx, admin } = c.var;
    await requireAdminProof(c, c.req.valid("json").password);
    return c.json(await startTwoStep(ctx, { kind: "admin", ...admin }));
  })
  .post("/confirm", requireAdminSession, json(codeSchema), async (c) => {
    const { ctx, admin, session, requestId } = c.var;
    const { recoveryCodes } = await confirmWithin(ctx, session, c.req.valid("json").code);
    await recordAudit(ctx, { admin: admin.email, action: "two-step-on", requestId });
    return c.json({ recoveryCodes });
  })
  .delete("/", requireAdminSession, optionalJson(proofSchema), async (c) => {
    const { ctx, admin, session, requestId } = c.var;
    await requireAdminProof(c, c.req.valid("json").password);
    await stopTwoStep(ctx, session);
    if (admin.twoStep) await recordAudit(ctx, { admin: admin.email, action: "two-step-off", requestId });
    return c.body(null, 204);
  });
