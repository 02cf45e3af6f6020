import { Hono } from "hono";
import { guideChangeSchema, guideSchema, handOnSchema } from "#schema/guide.ts";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { proofSchema } from "#schema/proof.ts";
import { requireProof, requireUser } from "../auth/access.ts";
import { takeBody, takeFile } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { formFile } from "../http/form-file.ts";
import { idempotencyKey, json, optionalJson, versionOf } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { sendWithin } from "../mail/send-within.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { consumeRateLimit } from "../rate-limits/rate-limits.ts";
import { unproved } from "../rate-limits/told-changes.ts";
import { notePrinted } from "./first-steps.ts";
import { createGuide } from "./create-guide.ts";
import { getEditableGuide, removeGuide, updateGuide } from "./guides.ts";
import { listGuides } from "./own-guides.ts";
import { handOn } from "./hand-on.ts";
import { isDataUrl, PICTURE_BEGINS, updateProfilePicture } from "./profile-picture.ts";

/** Sets the body limit of a profile, whose JSON may hold its picture as a data URL. */
const takeGuide = takeBody({
  maxBytes: 3 * 1024 * 1024,
  code: "profile_too_large",
  largePart: PICTURE_BEGINS,
});

/** /api/user/guides */
export const ownGuideRoutes = new Hono<AppEnv>().get("/", requireUser, async (c) =>
  c.json(await listGuides(c.var.ctx, c.var.user.id)),
);

/** /api/guides */
export const guideRoutes = new Hono<AppEnv>()
  .post("/", takeGuide, requireUser, skipPurge, json(guideSchema), async (c) => {
    const { ctx, user } = c.var;
    const values = c.req.valid("json");
    if (isDataUrl(values.profilePicture)) await consumeRateLimit(ctx, "upload", user.id);
    const creationKey = idempotencyKey(c);
    const acceptLanguage = c.req.header("Accept-Language");
    return c.json(await createGuide(ctx, user, { values, creationKey, acceptLanguage }), 201);
  })
  .get("/id/:id", requireUser, async (c) =>
    c.json(await getEditableGuide(c.var.ctx, c.var.user.id, idOf(c.req.param("id")))),
  )
  .patch("/:id", takeGuide, requireUser, json(guideChangeSchema), async (c) => {
    const { ctx, user } = c.var;
    const { password, ...patch } = c.req.valid("json");
    if (isDataUrl(patch.profilePicture)) await consumeRateLimit(ctx, "upload", user.id);
    const id = idOf(c.req.param("id"));
    if (password !== undefined) await requireProof(c, password);
    const { guide, queued } = await updateGuide(ctx, user.id, {
      id,
      patch,
      version: versionOf(c),
      requireProof: () => requireProof(c, undefined),
    });
    c.executionCtx.waitUntil(sendWithin(ctx, queued, unproved(ctx)));
    return c.json(guide);
  })
  .delete("/:id", requireUser, optionalJson(proofSchema), async (c) => {
    const { ctx, user } = c.var;
    await requireProof(c, c.req.valid("json").password);
    await consumeRateLimit(ctx, "toldChange", user.id, "page");
    const queued = await removeGuide(ctx, user.id, idOf(c.req.param("id")));
    c.executionCtx.waitUntil(sendWithin(ctx, queued, unproved(ctx)));
    return c.body(null, 204);
  })
  .post("/:id/hand-on", requireUser, json(handOnSchema), async (c) => {
    const { ctx, user } = c.var;
    const { name, handle, password } = c.req.valid("json");
    await requireProof(c, password);
    const id = idOf(c.req.param("id"));
    const { guide, queued } = await handOn(ctx, user.id, { id, name, handle, version: versionOf(c) });
    c.executionCtx.waitUntil(sendWithin(ctx, queued, unproved(ctx)));
    return c.json(guide);
  })
  .post("/:id/printed", requireUser, skipPurge, async (c) => {
    await notePrinted(c.var.ctx, c.var.user.id, idOf(c.req.param("id")));
    return c.body(null, 204);
  })
  .post("/:id/profile-picture", takeFile(PROFILE_PICTURE), requireUser, async (c) => {
    const { ctx, user } = c.var;
    const id = idOf(c.req.param("id"));
    await consumeRateLimit(ctx, "upload", user.id);
    return c.json(await updateProfilePicture(ctx, user.id, { id, file: await formFile(c) }));
  });
