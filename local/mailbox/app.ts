import { Hono } from "hono";
import * as z from "zod";
import { isForeign } from "../foreign.ts";
import type { Emulator } from "../listen.ts";
import { type Letters, messageSchema } from "./letters.ts";
import { letterPage, listPage } from "./pages.ts";

const nextSchema = z.object({ code: z.string().regex(/^E_[A-Z_]+$/), times: z.int().min(1).max(1000) });

/** The mailbox's pages and calls. `runCron` runs the app's hourly job once. */
export function createMailbox(letters: Letters, runCron: () => Promise<void>): Hono<Emulator> {
  /** how the next sends fail */
  let failures: string[] = [];
  return new Hono<Emulator>()
    .use(async (c, next) => (isForeign(c) ? c.text("Cross-site request refused", 403) : next()))
    .get("/", (c) => c.html(listPage(letters.list())))
    .get("/letters", (c) => c.json(letters.list(c.req.query("to")?.toLowerCase())))
    .get("/letters/:id", (c) => {
      const letter = letters.find(c.req.param("id"));
      return letter ? c.html(letterPage(letter)) : c.text("There is no such letter", 404);
    })
    .post("/letters", async (c) => {
      const [code, ...others] = failures;
      failures = others;
      if (code) return c.json({ code }, 422);
      const message = messageSchema.safeParse(await c.req.json().catch(() => undefined));
      return message.success
        ? c.json({ id: letters.add(message.data).id }, 201)
        : c.json({ code: "E_VALIDATION_ERROR" }, 400);
    })
    .delete("/letters", (c) => {
      letters.clear();
      return c.body(null, 204);
    })
    .post("/next", async (c) => {
      const wish = nextSchema.safeParse(await c.req.json().catch(() => undefined));
      if (!wish.success) return c.json({ message: z.prettifyError(wish.error) }, 400);
      failures = Array.from({ length: wish.data.times }, () => wish.data.code);
      return c.body(null, 204);
    })
    .post("/cron", async (c) => {
      await runCron();
      return c.body(null, 204);
    });
}
