import { Hono } from "hono";
import {
  accountSchema,
  changeEmailSchema,
  deleteAccountSchema,
  firstStepsSchema,
  notificationsSchema,
  roleSchema,
} from "#schema/account.ts";
import { proofSchema } from "#schema/proof.ts";
import { requireProof, requireUser } from "../auth/access.ts";
import { rememberAccountLanguage } from "../auth/session-cookies.ts";
import { endElsewhere, signOut } from "../auth/sign-in.ts";
import type { AppEnv } from "../http/context.ts";
import { json, optionalJson } from "../http/validate.ts";
import { sendQueued } from "../mail/outbox.ts";
import { requireMail } from "../mail/transport.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { consumeRateLimit } from "../rate-limits/rate-limits.ts";
import { countToldChange, countToOther, countUnproved } from "../rate-limits/told-changes.ts";
import { deleteNow, keepAccount, scheduleDeletion } from "./deletion.ts";
import { requestEmailChange, resendVerification } from "./email-address.ts";
import { putFirstStepsAway } from "./first-steps.ts";
import { getNotifications, setNotifications } from "./notifications.ts";
import { updateRole } from "./role.ts";
import { updateAccount } from "./update-account.ts";

const EMAIL_ON_ITS_WAY = "A letter is on its way.";

/** /api/account: the account itself */
export const accountRoutes = new Hono<AppEnv>()
  .patch("/", requireUser, skipPurge, json(accountSchema), async (c) => {
    const { ctx, user } = c.var;
    const { language } = c.req.valid("json");
    const changed = await updateAccount(ctx, user.id, { language });
    rememberAccountLanguage(c, changed.language);
    return c.json(changed);
  })
  .patch("/role", requireUser, skipPurge, json(roleSchema), async (c) => {
    const { ctx, user } = c.var;
    return c.json(await updateRole(ctx, user.id, c.req.valid("json").role));
  })
  .patch("/first-steps", requireUser, skipPurge, json(firstStepsSchema), async (c) => {
    const { ctx, user } = c.var;
    await putFirstStepsAway(ctx, user.id, c.req.valid("json").putAway);
    return c.body(null, 204);
  })
  .delete("/", requireUser, optionalJson(deleteAccountSchema), async (c) => {
    const { ctx, user, requestId } = c.var;
    const { now = false, password } = c.req.valid("json");
    await requireProof(c, password);
    if (now) {
      await deleteNow(ctx, user, requestId);
      await signOut(c);
      return c.body(null, 204);
    }
    if (user.deletionDueAt === null) await countToldChange(ctx, user, "deletion");
    const { deletionDueAt, queued } = await scheduleDeletion(ctx, user.id);
    await endElsewhere(c);
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.json({ deletionDueAt }, 202);
  })
  .post("/keep", requireUser, async (c) => c.json(await keepAccount(c.var.ctx, c.var.user.id)))
  .post("/email/verify", requireUser, skipPurge, async (c) => {
    const { ctx, user } = c.var;
    requireMail(ctx);
    await consumeRateLimit(ctx, "letter", user.id);
    await countUnproved(ctx, user, user.email);
    c.executionCtx.waitUntil(sendQueued(ctx, await resendVerification(ctx, user.id)));
    return c.json({ message: EMAIL_ON_ITS_WAY, code: "letter_sent" }, 202);
  })
  .post("/email", requireUser, skipPurge, json(changeEmailSchema), async (c) => {
    const { ctx, user, session } = c.var;
    const { email, password } = c.req.valid("json");
    requireMail(ctx);
    await requireProof(c, password);
    await consumeRateLimit(ctx, "letter", user.id);
    await countToldChange(ctx, user, "address");
    if (email !== user.email) await countToOther(ctx, user, email);
    c.executionCtx.waitUntil(
      sendQueued(ctx, await requestEmailChange(ctx, user, { newEmail: email, session })),
    );
    return c.json({ message: EMAIL_ON_ITS_WAY, code: "letter_sent" }, 202);
  })
  .get("/notifications", requireUser, async (c) => c.json(await getNotifications(c.var.ctx, c.var.user.id)))
  .patch("/notifications", requireUser, skipPurge, json(notificationsSchema), async (c) => {
    const { ctx, user } = c.var;
    return c.json(await setNotifications(ctx, user.id, c.req.valid("json")));
  })
  .post("/export", requireUser, skipPurge, optionalJson(proofSchema), async (c) => {
    const { ctx, user } = c.var;
    await requireProof(c, c.req.valid("json").password);
    await consumeRateLimit(ctx, "export", user.id);
    // The export's code is loaded with the first download.
    const { exportAccount } = await import("./export.ts");
    return exportAccount(ctx, user);
  });
