import { Hono } from "hono";
import { loginSchema, registerSchema } from "#schema/account.ts";
import { recordAudit } from "../audit-log/audit-log.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { consumeRateLimit } from "../rate-limits/rate-limits.ts";
import { currentAdmin, requireUser } from "./access.ts";
import { requireHashSlot } from "./hash-throttle.ts";
import { signInWithin } from "./limited-sign-in.ts";
import { signIn, signOut } from "./sign-in.ts";
import { authenticateUser, createUser } from "./user-passwords.ts";
import { findUserId } from "./users.ts";

/** What the browser of a shared device forgets at logout. Not cookies: the chosen language may stay. */
const CLEAR_SITE_DATA = '"cache", "storage"';

/** /api/auth */
export const auth = new Hono<AppEnv>()
  .get("/me", requireUser, (c) => c.json(c.var.user))
  .post("/register", json(registerSchema), async (c) => {
    const { ctx } = c.var;
    await limitNetwork(ctx, "sign-up");
    await requireHashSlot();
    await consumeRateLimit(ctx, "signUp", ctx.network);
    const user = await createUser(ctx, c.req.valid("json"));
    await signIn(c, "user", user.id);
    return c.json(user, 201);
  })
  .post("/login", json(loginSchema), async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid("json");
    const user = await signInWithin(c, "user", {
      email: input.email,
      findId: () => findUserId(ctx, input.email),
      authenticate: () => authenticateUser(ctx, input),
    });
    return c.json(user);
  })
  .post("/logout", async (c) => {
    const admin = await currentAdmin(c);
    await signOut(c);
    const { ctx, requestId } = c.var;
    if (admin) await recordAudit(ctx, { admin: admin.email, action: "sign-out", requestId });
    c.header("Clear-Site-Data", CLEAR_SITE_DATA);
    return c.body(null, 204);
  });
