import { Hono } from "hono";
import { changePasswordSchema, codeSchema, confirmSchema } from "#schema/account.ts";
import { addPasskeySchema, passkeyNameSchema } from "#schema/passkey.ts";
import { proofSchema } from "#schema/proof.ts";
import { NotFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { json, optionalJson } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { sendQueued } from "../mail/outbox.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { countToldChange } from "../rate-limits/told-changes.ts";
import { requireProof, requireUser } from "./access.ts";
import { confirmWithin } from "./limited-sign-in.ts";
import { forgetNotices } from "./notices-of-sessions.ts";
import { addPasskey, listPasskeys, passkeyOptions, removePasskey, renamePasskey } from "./passkeys.ts";
import { findListedSession, listSessions } from "./session-list.ts";
import { endSession } from "./sessions.ts";
import { signIn, signOutElsewhere } from "./sign-in.ts";
import { renewRecoveryCodes, startTwoStep, stopTwoStep } from "./two-step.ts";
import { changePassword } from "./user-passwords.ts";

/** /api/account: the ways to sign in. Nothing of them is on a public page. */
export const securityRoutes = new Hono<AppEnv>()
  .use("*", skipPurge)
  .post("/confirm", requireUser, json(confirmSchema), async (c) => {
    await requireProof(c, c.req.valid("json").password);
    return c.body(null, 204);
  })
  .post("/password", requireUser, json(changePasswordSchema), async (c) => {
    const { ctx, user, session } = c.var;
    const { currentPassword, password } = c.req.valid("json");
    await requireProof(c, currentPassword);
    await countToldChange(ctx, user, "password");
    const queued = await changePassword(ctx, user, { session, password });
    await signIn(c, "user", { id: user.id, sessionsFrom: new Date(ctx.now) });
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.body(null, 204);
  })
  .get("/sessions", requireUser, async (c) => c.json(await listSessions(c.var.ctx, c.var.session)))
  .delete("/sessions", requireUser, async (c) => {
    await signOutElsewhere(c);
    return c.body(null, 204);
  })
  .delete("/sessions/:id", requireUser, async (c) => {
    const { ctx, user } = c.var;
    const session = await findListedSession(ctx, user.id, idOf(c.req.param("id")));
    if (!session) throw new NotFound();
    await endSession(ctx, session);
    await forgetNotices(ctx, session);
    return c.body(null, 204);
  })
  .get("/passkeys", requireUser, async (c) => c.json(await listPasskeys(c.var.ctx, c.var.user.id)))
  .post("/passkeys/options", requireUser, optionalJson(proofSchema), async (c) => {
    await requireProof(c, c.req.valid("json").password);
    return c.json(await passkeyOptions(c.var.ctx, c.var.user));
  })
  .post("/passkeys", requireUser, json(addPasskeySchema), async (c) => {
    const { ctx, user, session } = c.var;
    const { response, name = "Passkey", password } = c.req.valid("json");
    await requireProof(c, password);
    await countToldChange(ctx, user, "passkey");
    const { passkey, queued } = await addPasskey(ctx, session, { response, name });
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.json(passkey, 201);
  })
  .patch("/passkeys/:id", requireUser, json(passkeyNameSchema), async (c) => {
    const { ctx, user } = c.var;
    return c.json(await renamePasskey(ctx, user.id, idOf(c.req.param("id")), c.req.valid("json").name));
  })
  .delete("/passkeys/:id", requireUser, optionalJson(proofSchema), async (c) => {
    const { ctx, session } = c.var;
    await requireProof(c, c.req.valid("json").password);
    const queued = await removePasskey(ctx, session, idOf(c.req.param("id")));
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.body(null, 204);
  })
  .post("/two-step", requireUser, optionalJson(proofSchema), async (c) => {
    const { ctx, user } = c.var;
    await requireProof(c, c.req.valid("json").password);
    await countToldChange(ctx, user, "two-step");
    return c.json(await startTwoStep(ctx, { kind: "user", ...user }));
  })
  .post("/two-step/confirm", requireUser, json(codeSchema), async (c) => {
    const { ctx, session } = c.var;
    const { code } = c.req.valid("json");
    const { recoveryCodes, queued } = await confirmWithin(ctx, session, code);
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.json({ recoveryCodes });
  })
  .post("/two-step/recovery-codes", requireUser, optionalJson(proofSchema), async (c) => {
    const { ctx, user, session } = c.var;
    await requireProof(c, c.req.valid("json").password);
    await countToldChange(ctx, user, "recovery-codes");
    const { recoveryCodes, queued } = await renewRecoveryCodes(ctx, session);
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.json({ recoveryCodes });
  })
  .delete("/two-step", requireUser, optionalJson(proofSchema), async (c) => {
    const { ctx, session } = c.var;
    await requireProof(c, c.req.valid("json").password);
    const queued = await stopTwoStep(ctx, session);
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.body(null, 204);
  });
