import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { UploadRule } from "#schema/image.ts";
import { AppError, BadRequest, TooLarge } from "../errors.ts";
import { asking, asksOf } from "./asks.ts";
import type { AppEnv } from "./context.ts";
import { limitOutside } from "./large-part.ts";

const KB = 1024;
/** Bytes for multipart boundaries and part headers around one file. */
const ENVELOPE = 64 * KB;
/** The most bytes of text in a JSON body. */
const TEXT = 64 * KB;
/** ms that a refusal takes: whoever sends large bodies again and again leaves pages their time. */
const REFUSAL_MS = 100;

type TooLargeCode = "event_too_large" | "profile_too_large" | "too_large" | UploadRule["tooLarge"]["code"];

/** The limit of a call's body. */
export type BodyLimit = {
  maxBytes: number;
  /** why a larger body is refused */
  code: TooLargeCode;
  /** finds what begins the string of a JSON body that may exceed 64 KB; the rest may not */
  largePart?: RegExp;
};

export const USUAL: BodyLimit = { maxBytes: TEXT, code: "too_large" };

/** Declares the body limit of a route, which is 64 KB otherwise. limitBody enforces it before any handler runs. */
export function takeBody(limit: BodyLimit): MiddlewareHandler<AppEnv> {
  const handler: MiddlewareHandler<AppEnv> = (_c, next) => next();
  return asking(handler, { body: limit });
}

/** Declares a body with one file, by the rule of its upload. */
export const takeFile = (rule: UploadRule) =>
  asking(takeBody({ maxBytes: rule.maxBytes + ENVELOPE, code: rule.tooLarge.code }), { file: rule });

const bodyLimitOf = (c: Context): BodyLimit => {
  for (const { handler } of matchedRoutes(c)) {
    const { body } = asksOf(handler);
    if (body) return body;
  }
  return USUAL;
};

/** Throws TooLarge once more than 64 KB came outside a body's large part, which is left to its reader. */
async function limitText({ req }: Context, begins: RegExp, tooLarge: () => Promise<TooLarge>): Promise<void> {
  const { body, headers } = req.raw;
  // A stream that is wrapped can't be drained: what is announced as small isn't.
  if (!body || Number(headers.get("Content-Length") ?? Infinity) <= TEXT) return;
  const limited = await limitOutside(body, { begins, maxBytes: TEXT, tooLarge });
  req.raw = new Request(req.raw, { method: req.method, body: limited });
}

/** Waits for a body. Throws BadRequest when the client disconnected while sending it; no one reads that response. */
export async function received<Body>(reading: Promise<Body>): Promise<Body> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof AppError ? error : new BadRequest("incomplete");
  }
}

/** Waits for a request's body, which the request keeps for its handler. That one says what is wrong with a form. */
export async function receiveBody({ req }: Pick<Context, "req">): Promise<void> {
  if (/^multipart\/form-data\b/i.test(req.header("Content-Type") ?? "")) await req.formData().catch(() => {});
  else await received(req.text());
}

/** Throws TooLarge for a body over the limit of its route, by Content-Length or by counting, before anything reads it. */
export const limitBody: ReturnType<typeof bodyLimit> = (c, next) => {
  const { maxBytes: maxSize, code, largePart } = bodyLimitOf(c);
  const tooLarge = async () => {
    await scheduler.wait(REFUSAL_MS);
    return new TooLarge(code);
  };
  const onError = async () => {
    throw await tooLarge();
  };
  const limited = bodyLimit({ maxSize, onError });
  if (!largePart || !c.req.header("Content-Type")?.includes("json")) return received(limited(c, next));
  // It rejects only with an error of reading the body. Errors of handlers are caught elsewhere.
  return received(limitText(c, largePart, tooLarge).then(() => limited(c, next)));
};

/**
 * Reads a body of at most so many bytes as text; undefined for a larger one, which isn't read, and for one that was cut
 * off.
 */
export async function readUpTo({ headers, body }: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(headers.get("Content-Length") ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      size += chunk.length;
      if (size > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return new Blob(chunks).text();
}

async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > TEXT) return;
  }
}

/** Reads a small body that the handler ignored. Otherwise the connection would break, and with it the next request. */
export const drainBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req;
  await next();
  const isLarge = Number(raw.headers.get("Content-Length") ?? 0) > TEXT;
  // A client that has disconnected needs no response, so its error is dropped.
  if (raw.body && !raw.bodyUsed && !isLarge) await drain(raw.body).catch(() => undefined);
});
