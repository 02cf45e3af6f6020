import { Hono } from "hono";
import { inviteSchema, joinSchema } from "#schema/editor.ts";
import { requireProof, requireUser } from "../auth/access.ts";
import { currentUser } from "../auth/current-account.ts";
import { requireHashSlot } from "../auth/hash-throttle.ts";
import { requestLanguage } from "../http/account-language.ts";
import { signIn } from "../auth/sign-in.ts";
import { Forbidden, Unauthenticated } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { sendQueued } from "../mail/outbox.ts";
import { requireMail } from "../mail/transport.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { consumeRateLimit } from "../rate-limits/rate-limits.ts";
import { countToOther } from "../rate-limits/told-changes.ts";
import { inviteEditor, listEditors, removeEditor } from "./editors.ts";
import { joinAnew, joinAs } from "./join.ts";

const INVITATION_ON_ITS_WAY = "An invitation is on its way.";

/** /api/guides: who may edit a profile */
export const guideEditorRoutes = new Hono<AppEnv>()
  .get("/:id/editors", requireUser, async (c) => {
    const { ctx, user } = c.var;
    return c.json(await listEditors(ctx, user.id, idOf(c.req.param("id"))));
  })
  .post("/:id/editors", requireUser, skipPurge, json(inviteSchema), async (c) => {
    const { ctx, user, session } = c.var;
    const { email, password } = c.req.valid("json");
    requireMail(ctx);
    await requireProof(c, password);
    await consumeRateLimit(ctx, "invite", user.id);
    // Without a proved address no e-mail is sent.
    if (user.emailVerifiedAt !== null) await countToOther(ctx, user, email);
    const queued = await inviteEditor(ctx, user, {
      guideId: idOf(c.req.param("id")),
      email,
      session,
      language: requestLanguage(c),
    });
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.json({ message: INVITATION_ON_ITS_WAY, code: "invitation_sent" }, 202);
  })
  .delete("/:id/editors/:editorId", requireUser, async (c) => {
    const { ctx, user } = c.var;
    const guideId = idOf(c.req.param("id"));
    await removeEditor(ctx, user.id, { guideId, id: idOf(c.req.param("editorId")) });
    return c.body(null, 204);
  });

/** /api/auth: the link of an invitation. */
export const joinRoutes = new Hono<AppEnv>().post("/join", json(joinSchema), async (c) => {
  const { ctx } = c.var;
  await limitNetwork(ctx, "link");
  const { token, username, password } = c.req.valid("json");
  if (username === undefined || password === undefined) {
    const user = await currentUser(c);
    if (!user) throw new Unauthenticated();
    if (user.deletionDueAt !== null) throw new Forbidden("deletion_scheduled");
    await joinAs(ctx, user.id, token);
    return c.json((await currentUser(c)) ?? user);
  }
  await requireHashSlot();
  await consumeRateLimit(ctx, "linkToken", ctx.network);
  const user = await joinAnew(ctx, { token, username, password, language: requestLanguage(c) });
  await signIn(c, "user", { id: user.id, sessionsFrom: null });
  return c.json(user, 201);
});
