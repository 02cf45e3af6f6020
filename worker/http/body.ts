import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "#schema/image.ts";
import { Failure, TooLarge } from "../failures.ts";
import type { AppEnv } from "./context.ts";

const KB = 1024;
/** multipart boundaries and part headers around one file */
const ENVELOPE = 64 * KB;
/** JSON that holds no picture */
const TEXT = 64 * KB;
/** A profile's body may hold its picture as a data URL. */
const PROFILE = /^\/api\/guides(?:\/[^/]+)?$/;
const PICTURE = /"profilePicture"\s*:\s*"data:image\\?\/\w+;base64,[\w+/=\\]*"/;

// First match wins; sizes in bytes.
const LIMITS: readonly (readonly [RegExp, number, string])[] = [
  [/\/banner-image$/, BANNER_IMAGE.maxBytes + ENVELOPE, BANNER_IMAGE.tooLarge.description],
  [/\/profile-picture$/, PROFILE_PICTURE.maxBytes + ENVELOPE, PROFILE_PICTURE.tooLarge.description],
  [/\/image$/, TOUR_IMAGE.maxBytes + ENVELOPE, TOUR_IMAGE.tooLarge.description],
  [PROFILE, 3 * KB * KB, "The profile is too large"],
  [/^\/api\/webhooks\//, 256 * KB, "The event is too large"],
  [/^/, TEXT, "The request is too large"],
];

/** Refuses a profile that is large without its picture: parsing it would hold the isolate for a second. */
async function requirePicture(c: Context, message: string): Promise<void> {
  const text = await c.req.text();
  if (text.length <= TEXT) return;
  const [picture = ""] = PICTURE.exec(text) ?? [];
  if (text.length - picture.length > TEXT) throw new TooLarge(message);
}

/** Waits for a body that is being read. Throws a 400 where the client went away in the middle: nobody reads it. */
export async function received<Body>(reading: Promise<Body>): Promise<Body> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(400, "The request is incomplete", undefined, error);
  }
}

/** Refuses bodies over the limit of their path, by Content-Length or by counting, before anything reads them. */
export const limitBody: ReturnType<typeof bodyLimit> = (c, next) => {
  const [, maxSize, message] = LIMITS.find(([path]) => path.test(c.req.path)) ?? [/^/, 0, ""];
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new TooLarge(message);
    },
  });
  const checked = limit(c, async () => {
    if (PROFILE.test(c.req.path) && c.req.header("Content-Type")?.includes("json"))
      await requirePicture(c, message);
    await next();
  });
  // Only what it reads is its own: failures behind it are answered where they happen.
  return received(checked);
};

async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > TEXT) return;
  }
}

/** Reads a small body that was answered unread: the connection would break, and the next request on it with it. */
export const drainBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req;
  await next();
  const isLarge = Number(raw.headers.get("Content-Length") ?? 0) > TEXT;
  // Whoever went away waits for nothing.
  if (raw.body && !raw.bodyUsed && !isLarge) await drain(raw.body).catch(() => undefined);
});
