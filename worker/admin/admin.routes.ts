import { Hono } from "hono";
import { loginSchema } from "#schema/account.ts";
import { requireAdmin } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { signInWith } from "../http/sign-in.ts";
import { json } from "../http/validate.ts";
import { authenticateAdmin, findAdminId } from "./admin.ts";

export const admin = new Hono<AppEnv>()
  .post("/login", json(loginSchema), async (c) => {
    const { db } = c.var;
    const input = c.req.valid("json");
    const { email } = await signInWith(c, "admin", {
      email: input.email,
      find: () => findAdminId(db, input.email),
      authenticate: () => authenticateAdmin(db, input, Date.now()),
    });
    return c.json({ email });
  })
  .get("/me", requireAdmin, (c) => c.json({ email: c.var.admin.email }));
