import { Hono } from "hono";
import { loginSchema, registerSchema } from "#schema/account.ts";
import { record } from "../admin/audit-log.ts";
import { currentAdmin, requireUser, signIn, signOut } from "../http/access.ts";
import { type AppEnv, callerNetwork } from "../http/context.ts";
import { limitNetwork, spend } from "../http/limits.ts";
import { signInWith } from "../http/sign-in.ts";
import { json } from "../http/validate.ts";
import { authenticate, createAccount, findAccountId } from "./accounts.ts";

/** What a shared device forgets with a logout. Cookies are taken away one by one: the language is nobody's secret. */
const CLEAR_BROWSER = '"cache", "storage"';

export const auth = new Hono<AppEnv>()
  .get("/me", requireUser, (c) => c.json(c.var.user))
  .post("/register", json(registerSchema), async (c) => {
    await limitNetwork(c, "sign-up");
    await spend(c, "signUp", callerNetwork(c));
    const user = await createAccount(c.var.db, c.req.valid("json"), c.var.config.TRIAL_DAYS, Date.now());
    await signIn(c, "user", user.id);
    return c.json(user, 201);
  })
  .post("/login", json(loginSchema), async (c) => {
    const { db } = c.var;
    const input = c.req.valid("json");
    const user = await signInWith(c, "user", {
      email: input.email,
      find: () => findAccountId(db, input.email),
      authenticate: () => authenticate(db, input, Date.now()),
    });
    return c.json(user);
  })
  .post("/logout", async (c) => {
    const admin = await currentAdmin(c);
    await signOut(c);
    if (admin) {
      const { db, requestId } = c.var;
      await record(db, { admin: admin.email, action: "sign-out", requestId }, Date.now());
    }
    c.header("Clear-Site-Data", CLEAR_BROWSER);
    return c.body(null, 204);
  });
