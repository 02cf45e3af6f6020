import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Responds as Cloudflare does when a call goes well. */
export const done = (result: unknown, more: Record<string, unknown> = {}): Response =>
  Response.json({ success: true, errors: [], messages: [], result, ...more });

/** Responds as Cloudflare does when it refuses a call, with its own codes. */
export const refused = (status: ContentfulStatusCode, code: number, message: string): Response =>
  Response.json({ success: false, errors: [{ code, message }], messages: [], result: null }, { status });
