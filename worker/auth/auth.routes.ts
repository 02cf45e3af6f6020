import { Hono } from "hono";
import { forgotPasswordSchema, loginSchema, registerSchema, resetPasswordSchema } from "#schema/account.ts";
import { passkeySignInSchema } from "#schema/passkey.ts";
import { recordAudit } from "../audit-log/audit-log.ts";
import type { RequestCtx } from "../context.ts";
import { TooManyRequests } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { sendQueued } from "../mail/outbox.ts";
import { sendWithin } from "../mail/send-within.ts";
import { requireMail } from "../mail/transport.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { consumeRateLimit } from "../rate-limits/rate-limits.ts";
import { unproved } from "../rate-limits/told-changes.ts";
import { requireUser } from "./access.ts";
import { currentAdmin } from "./current-account.ts";
import { requestLanguage } from "../http/account-language.ts";
import { requireHashSlot } from "./hash-throttle.ts";
import { signInWithin } from "./limited-sign-in.ts";
import { authenticateByPasskey, passkeySignInOptions } from "./passkeys.ts";
import { resetPassword, sendResetLink } from "./password-reset.ts";
import { rememberAccountLanguage } from "./session-cookies.ts";
import { signIn, signOut } from "./sign-in.ts";
import { authenticateUser, createUser } from "./user-passwords.ts";
import { findUserId } from "./users.ts";

const LINK_ON_ITS_WAY = "If there is an account with this address, a letter is on its way.";

/**
 * Counts a request for a link; false past the network's limit, of which the caller learns nothing. An address has no
 * limit, because a stranger could use it up; the e-mails that one asks for reach the owner in any case.
 */
async function mayAskForLink(ctx: RequestCtx): Promise<boolean> {
  try {
    await limitNetwork(ctx, "forgot");
    await consumeRateLimit(ctx, "forgot", ctx.network);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/** /api/auth */
export const authRoutes = new Hono<AppEnv>()
  .get("/me", requireUser, (c) => {
    rememberAccountLanguage(c, c.var.user.language);
    return c.json(c.var.user);
  })
  .post("/register", json(registerSchema), async (c) => {
    const { ctx } = c.var;
    await limitNetwork(ctx, "sign-up");
    await requireHashSlot();
    await consumeRateLimit(ctx, "signUp", ctx.network);
    const input = { ...c.req.valid("json"), language: requestLanguage(c) };
    const { user, queued } = await createUser(ctx, input);
    c.executionCtx.waitUntil(sendWithin(ctx, queued, unproved(ctx)));
    await signIn(c, "user", { id: user.id, sessionsFrom: null });
    return c.json(user, 201);
  })
  .post("/login", json(loginSchema), async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid("json");
    const user = await signInWithin(c, "user", {
      email: input.email,
      code: input.code,
      findId: () => findUserId(ctx, input.email),
      authenticate: () => authenticateUser(ctx, input),
    });
    return c.json(user);
  })
  .post("/passkey/options", async (c) => {
    const { ctx } = c.var;
    await limitNetwork(ctx, "passkey");
    return c.json(await passkeySignInOptions(ctx));
  })
  .post("/passkey", json(passkeySignInSchema), async (c) => {
    const { ctx } = c.var;
    await limitNetwork(ctx, "passkey");
    const { account, ...since } = await authenticateByPasskey(ctx, c.req.valid("json").response);
    await signIn(c, "user", { id: account.id, ...since });
    return c.json(account);
  })
  .post("/password/forgot", json(forgotPasswordSchema), async (c) => {
    const { ctx } = c.var;
    const { email } = c.req.valid("json");
    requireMail(ctx);
    // The response and its time must not tell whether there is such an account.
    if (await mayAskForLink(ctx))
      c.executionCtx.waitUntil(sendResetLink(ctx, email, unproved(ctx, "unprovedReset")));
    return c.json({ message: LINK_ON_ITS_WAY, code: "link_sent" }, 202);
  })
  .post("/password/reset", json(resetPasswordSchema), async (c) => {
    const { ctx } = c.var;
    await limitNetwork(ctx, "link");
    await requireHashSlot();
    await consumeRateLimit(ctx, "linkToken", ctx.network);
    const queued = await resetPassword(ctx, c.req.valid("json"));
    c.executionCtx.waitUntil(sendQueued(ctx, queued));
    return c.body(null, 204);
  })
  .post("/logout", async (c) => {
    const admin = await currentAdmin(c);
    await signOut(c);
    const { ctx, requestId } = c.var;
    if (admin) await recordAudit(ctx, { admin: admin.email, action: "sign-out", requestId });
    return c.body(null, 204);
  });
