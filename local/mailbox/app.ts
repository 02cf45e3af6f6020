import { Hono } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { isCrossSite } from "../stand-ins/foreign.ts";
import type { StandInEnv } from "../stand-ins/listen.ts";
import { type Emails, messageSchema } from "./emails.ts";
import { emailPage, listPage } from "./pages.ts";

const nextSchema = z.object({ code: z.string().regex(/^E_[A-Z_]+$/), times: z.int().min(1).max(1000) });

const pushStatusesSchema = z.object({
  endpoint: z.string(),
  statuses: z.array(z.int().min(200).max(599)),
});

/** A push message as its service was handed it; `body` in base64, encrypted. */
type Push = { endpoint: string; headers: Record<string, string>; body: string; status: number };

/** Builds the mailbox's pages and calls, those of a push service among them. `runCron` runs the app's hourly job once. */
export function createMailbox(emails: Emails, runCron: () => Promise<void>): Hono<StandInEnv> {
  /** codes with which the next e-mails are refused */
  let failures: string[] = [];
  const pushes: Push[] = [];
  /** statuses that the next messages to a device get */
  const pushStatuses = new Map<string, number[]>();
  return (
    new Hono<StandInEnv>()
      .use(async (c, next) => (isCrossSite(c) ? c.text("Cross-site request refused", 403) : next()))
      .get("/", (c) => c.html(listPage(emails.list())))
      .get("/letters", (c) => c.json(emails.list(c.req.query("to")?.toLowerCase())))
      .get("/letters/:id", (c) => {
        const email = emails.find(c.req.param("id"));
        return email ? c.html(emailPage(email)) : c.text("There is no such e-mail", 404);
      })
      .post("/letters", async (c) => {
        const [code, ...others] = failures;
        failures = others;
        if (code) return c.json({ code }, 422);
        const message = messageSchema.safeParse(await c.req.json().catch(() => undefined));
        return message.success
          ? c.json({ id: emails.add(message.data).id }, 201)
          : c.json({ code: "E_VALIDATION_ERROR" }, 400);
      })
      .delete("/letters", (c) => {
        emails.clear();
        return c.body(null, 204);
      })
      // This is every push service: the address after /push/ is the device's.
      .post("/push/*", async (c) => {
        const endpoint = `https://${c.req.path.slice("/push/".length)}`;
        const [status, ...others] = pushStatuses.get(endpoint) ?? [];
        pushStatuses.set(endpoint, others);
        const body = Buffer.from(await c.req.arrayBuffer()).toString("base64");
        pushes.push({ endpoint, headers: c.req.header(), body, status: status ?? 201 });
        return c.body(null, (status ?? 201) as StatusCode);
      })
      .get("/pushes", (c) => c.json(pushes.filter(({ endpoint }) => endpoint === c.req.query("endpoint"))))
      .post("/pushes/next", async (c) => {
        const input = pushStatusesSchema.safeParse(await c.req.json().catch(() => undefined));
        if (!input.success) return c.json({ message: z.prettifyError(input.error) }, 400);
        pushStatuses.set(input.data.endpoint, input.data.statuses);
        return c.body(null, 204);
      })
      .post("/next", async (c) => {
        const input = nextSchema.safeParse(await c.req.json().catch(() => undefined));
        if (!input.success) return c.json({ message: z.prettifyError(input.error) }, 400);
        failures = Array.from({ length: input.data.times }, () => input.data.code);
        return c.body(null, 204);
      })
      .post("/cron", async (c) => {
        await runCron();
        return c.body(null, 204);
      })
  );
}
