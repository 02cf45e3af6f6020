import { Hono } from "hono";
import { loginSchema } from "#schema/account.ts";
import { requireAdmin, signIn } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { limitAddress, refund, spend } from "../http/limits.ts";
import { json } from "../http/validate.ts";
import { authenticateAdmin } from "./admin.ts";

export const admin = new Hono<AppEnv>()
  .post("/login", json(loginSchema), async (c) => {
    const input = c.req.valid("json");
    await limitAddress(c, "admin");
    await spend(c, "adminSignIn", input.email);
    const { id, email } = await authenticateAdmin(c.var.db, input, Date.now());
    await refund(c, "adminSignIn", input.email);
    await signIn(c, "admin", id);
    return c.json({ email });
  })
  .get("/me", requireAdmin, (c) => c.json({ email: c.var.admin.email }));
