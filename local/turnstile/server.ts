import { Hono } from "hono";
import * as z from "zod";
import { type StandInEnv, serve } from "../stand-ins/listen.ts";

/** Cloudflare's keys for tests: the first figure says what happens. */
export const TEST_KEY = /^[123]x0{8,}/;

/** The script in place of Cloudflare's: passes, or fails for a site key that begins with 2, without asking anybody. */
const SCRIPT = `window.turnstile = {
  render(place, { sitekey, callback, "error-callback": onError }) {
    place = typeof place === "string" ? document.querySelector(place) : place;
    place.dataset.turnstile = "stand-in";
    setTimeout(() => (sitekey.startsWith("2x") ? onError("600010") : callback("XXXX.DUMMY.TOKEN.XXXX")), 50);
    return "stand-in";
  },
  reset() {},
};`;

const question = z.object({ secret: z.string(), response: z.string() });

/**
 * The calls of Turnstile: its script and its question. By Cloudflare's keys for tests 1x passes, 2x fails, 3x was
 * used before.
 */
const app = new Hono<StandInEnv>()
  .get("/turnstile/v0/api.js", (c) => c.body(SCRIPT, 200, { "Content-Type": "text/javascript" }))
  .post("/turnstile/v0/siteverify", async (c) => {
    const asked = question.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json({ success: false, "error-codes": ["bad-request"] });
    const { secret, response } = asked.data;
    if (secret.startsWith("1x") && response === "XXXX.DUMMY.TOKEN.XXXX") return c.json({ success: true });
    const code = secret.startsWith("3x") ? "timeout-or-duplicate" : "invalid-input-response";
    return c.json({ success: false, "error-codes": [code] });
  });

/** Starts a stand-in for Turnstile on 127.0.0.1, at a free port. */
export const serveTurnstile = () => serve(app);
