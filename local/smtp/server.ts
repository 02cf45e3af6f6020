import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { messageSchema } from "../mailbox/emails.ts";
import { isCrossSite } from "../stand-ins/foreign.ts";
import { serve, type StandInEnv } from "../stand-ins/listen.ts";
import type { MailServer } from "./address.ts";
import { createSender } from "./send.ts";

type Options = {
  server: MailServer;
  /** where POST /cron runs the hourly job; undefined for nowhere */
  cronPort: number | undefined;
  runCron: () => Promise<void>;
};

/**
 * Starts the server on 127.0.0.1 that hands the worker's e-mails to a mail server. Its address is a secret, or whoever else is
 * on this machine could send as the site. Rejects when a named port is taken.
 */
export async function startMailSender({ server, cronPort, runCron }: Options) {
  const send = createSender(server);
  const secret = randomBytes(32).toString("base64url");
  const app = new Hono<StandInEnv>()
    .use(async (c, next) => (isCrossSite(c) ? c.text("Cross-site request refused", 403) : next()))
    .post(`/${secret}/letters`, async (c) => {
      const message = messageSchema.safeParse(await c.req.json().catch(() => undefined));
      if (!message.success) return c.json({ code: "E_VALIDATION_ERROR" }, 400);
      const failure = await send(message.data);
      if (!failure) return c.json({ id: crypto.randomUUID() }, 201);
      console.error(`The mail server ${server.host}: ${failure.reason}`);
      return c.json({ code: failure.code }, 422);
    });
  if (cronPort !== undefined)
    app.post("/cron", async (c) => {
      await runCron();
      return c.body(null, 204);
    });
  const { url, close } = await serve(app, { wanted: cronPort ?? 0, isFixed: cronPort !== undefined });
  return { url: `${url}/${secret}`, close };
}
