import { Hono } from "hono";
import { loginSchema, registerSchema } from "#schema/account.ts";
import { carriedDevice, requireUser, signIn, signOut } from "../http/access.ts";
import { addressOf, type AppEnv } from "../http/context.ts";
import { limitAddress, refund, spend } from "../http/limits.ts";
import { json } from "../http/validate.ts";
import { authenticate, createAccount, findAccountId } from "./accounts.ts";

export const auth = new Hono<AppEnv>()
  .get("/me", requireUser, (c) => c.json(c.var.user))
  .post("/register", json(registerSchema), async (c) => {
    await limitAddress(c, "sign-up");
    await spend(c, "signUp", addressOf(c));
    const user = await createAccount(c.var.db, c.req.valid("json"), c.var.config.TRIAL_DAYS, Date.now());
    await signIn(c, "user", user.id);
    return c.json(user, 201);
  })
  .post("/login", json(loginSchema), async (c) => {
    const input = c.req.valid("json");
    await limitAddress(c, "sign-in");
    const device = await carriedDevice(c);
    const isKnown = device && device.userId === (await findAccountId(c.var.db, input.email));
    const [limit, subject] = isKnown
      ? (["signInDevice", device.id] as const)
      : (["signIn", input.email] as const);
    await spend(c, limit, subject);
    const user = await authenticate(c.var.db, input, Date.now());
    await refund(c, limit, subject);
    await signIn(c, "user", user.id);
    return c.json(user);
  })
  .post("/logout", async (c) => {
    await signOut(c);
    return c.body(null, 204);
  });
