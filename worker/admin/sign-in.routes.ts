import { Hono } from "hono";
import { loginSchema } from "#schema/account.ts";
import { recordAudit } from "../audit-log/audit-log.ts";
import { requireAdminSession } from "../auth/access.ts";
import { authenticateAdmin, findAdminId } from "../auth/admins.ts";
import { signInWithin } from "../auth/limited-sign-in.ts";
import { SignInRefused } from "../auth/sign-in-refused.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { log } from "../log.ts";

/** /api/admin: how an admin signs in */
export const adminSignInRoutes = new Hono<AppEnv>()
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
      // A refused sign-in to an unknown account isn't recorded: guesses would fill the log. It is recorded after the
      // response, whose time would otherwise tell which accounts exist.
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
  });
