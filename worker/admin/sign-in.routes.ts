import { Hono } from "hono";
import { loginSchema } from "#schema/account.ts";
import { recordAudit } from "../audit-log/audit-log.ts";
import { requireAdminSession } from "../auth/access.ts";
import type { Admin } from "../auth/session-admin.ts";
import { type BillingCtx, isBillingOn } from "../billing.ts";
import { authenticateAdmin, findAdminId } from "../auth/admins.ts";
import { signInWithin } from "../auth/limited-sign-in.ts";
import { SignInRefused } from "../auth/sign-in-refused.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { log } from "../log.ts";

/** An admin as they see themselves. `billing` is absent where plans are sold. */
type ShownAdmin = Omit<Admin, "id"> & { billing?: "off" };

const toShown = ({ email, twoStep, needsTwoStep }: Admin, ctx: BillingCtx): ShownAdmin => ({
  email,
  twoStep,
  needsTwoStep,
  ...(!isBillingOn(ctx) && { billing: "off" }),
});

/** /api/admin: how an admin signs in */
export const adminSignInRoutes = new Hono<AppEnv>()
  .post("/login", json(loginSchema), async (c) => {
    const { ctx, requestId } = c.var;
    const input = c.req.valid("json");
    const entry = { admin: input.email, requestId };
    try {
      const admin = await signInWithin(c, "admin", {
        email: input.email,
        code: input.code,
        findId: () => findAdminId(ctx, input.email),
        authenticate: () => authenticateAdmin(ctx, input),
      });
      await recordAudit(ctx, { ...entry, action: "sign-in" });
      return c.json(toShown(admin, ctx));
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
  .get("/me", requireAdminSession, (c) => c.json(toShown(c.var.admin, c.var.ctx)));
