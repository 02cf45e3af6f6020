import { type Context, Hono } from "hono";
import { linkSchema } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { ValidationError } from "../errors.ts";
import { undoSignInChange } from "../auth/undo-sign-in-change.ts";
import type { AppEnv } from "../http/context.ts";
import { json, readJson } from "../http/validate.ts";
import { sendQueued } from "../mail/outbox.ts";
import { WEEK_LINK } from "../mail/unsubscribe-links.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { sendCustomerEmails } from "../subscriptions/customer-email.ts";
import { confirmEmail, verifyEmail } from "./email-address.ts";
import { unsubscribe } from "./notifications.ts";
import { cancelEmailChange } from "./take-back.ts";

/** The names of a secret that stops e-mails: about reviews, and about the week. */
const STOPS = ["token", WEEK_LINK] as const;

/** Reads the token from the body, or from the query as RFC 8058 sends it. Throws ValidationError. */
async function tokenOf<E extends AppEnv>(c: Context<E>): Promise<string> {
  const inQuery = STOPS.map((name) => c.req.query(name)).find((token) => token !== undefined);
  const result = linkSchema.safeParse(inQuery === undefined ? await readJson(c) : { token: inQuery });
  if (!result.success) throw new ValidationError(result.error.issues);
  return result.data.token;
}

/** /api/auth: the links in e-mails about the account. Anyone who has a link needs no session. */
export const linkRoutes = new Hono<AppEnv>()
  .post("/email/verify", json(linkSchema), async (c) => {
    await limitNetwork(c.var.ctx, "link");
    await verifyEmail(c.var.ctx, c.req.valid("json").token);
    return c.body(null, 204);
  })
  .post("/email/confirm", json(linkSchema), async (c) => {
    await limitNetwork(c.var.ctx, "link");
    await confirmEmail(c.var.ctx, c.req.valid("json").token);
    c.executionCtx.waitUntil(sendCustomerEmails(c.var.ctx));
    return c.body(null, 204);
  })
  .post("/email/cancel", json(linkSchema), async (c) => {
    await limitNetwork(c.var.ctx, "link");
    const queued = await cancelEmailChange(c.var.ctx, c.req.valid("json").token);
    c.executionCtx.waitUntil(sendQueued(c.var.ctx, queued));
    c.executionCtx.waitUntil(sendCustomerEmails(c.var.ctx));
    return c.body(null, 204);
  })
  .post("/sign-in-change/undo", json(linkSchema), async (c) => {
    await limitNetwork(c.var.ctx, "undo");
    const queued = await undoSignInChange(c.var.ctx, c.req.valid("json").token);
    c.executionCtx.waitUntil(sendQueued(c.var.ctx, queued));
    c.executionCtx.waitUntil(sendCustomerEmails(c.var.ctx));
    return c.body(null, 204);
  })
  // Mail programs that know no one-click open the header's address. Nothing is done before the page is asked to, because
  // scanners open addresses, too.
  .get("/unsubscribe", (c) => {
    const { lang } = c.req.query();
    const query = lang === undefined ? "" : `?lang=${encodeURIComponent(lang)}`;
    const secrets = STOPS.flatMap((name) => {
      const token = c.req.query(name);
      return token === undefined ? [] : [`#${name}=${encodeURIComponent(token)}`];
    });
    return c.redirect(`${paths.unsubscribe}${query}${secrets[0] ?? ""}`, 303);
  })
  // The page of the e-mail's link makes this call, and mail programs make it themselves (RFC 8058).
  .post("/unsubscribe", async (c) => {
    await limitNetwork(c.var.ctx, "link");
    await unsubscribe(c.var.ctx, await tokenOf(c));
    return c.body(null, 204);
  });
