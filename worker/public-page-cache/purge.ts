import { waitUntil } from "cloudflare:workers";
import { MAX_AGE_SECONDS, type PageTag, requestPurge } from "./cache.ts";

/**
 * Milliseconds between a refused purge and the next. Cloudflare allows 25 at once and one more every 12 s, for the
 * whole site, on every plan.
 */
const RETRY_MS = 12_000;
/**
 * Milliseconds after which a purge is repeated. A render that began before the write can be cached after the first
 * purge.
 */
const REPEAT_MS = 5000;
/** ms for which work may go on after the response. The runtime ends it after 30 s. */
const BACKGROUND_MS = 25_000;
/** ms after which no page from before a write is cached any more. */
const MAX_AGE_MS = MAX_AGE_SECONDS * 1000;

/** A purge that must be made. `isPurged` tells that it was requested since the write. */
type PendingPurge = { writtenAt: number; isPurged: boolean };

/** The purges of pages that may be cached as they were before a write, by tag. */
const pending = new Map<PageTag, PendingPurge>();
/** Instants of the last request and of the last refusal, ms since 1970. */
let requestedAt = 0;
let refusedAt = 0;

/** Purges all pending tags in one request. */
async function purgePending(): Promise<void> {
  const now = Date.now();
  const requested = new Map(pending);
  requestedAt = now;
  for (const purge of requested.values()) purge.isPurged = true;
  const outcome = await requestPurge([...requested.keys()]);
  if (outcome === "refused") refusedAt = now;
  for (const [tag, purge] of requested) {
    purge.isPurged = outcome !== "refused";
    const age = now - purge.writtenAt;
    const isDone = outcome === "no-cache" || age > MAX_AGE_MS || (purge.isPurged && age >= REPEAT_MS);
    // If a later write has replaced the entry, that one stays pending.
    if (isDone && pending.get(tag) === purge) pending.delete(tag);
  }
}

/** Retries refused purges and repeats the others, as soon as a request is allowed. */
async function purgeLater(): Promise<void> {
  const end = Date.now() + BACKGROUND_MS;
  for (let now = Date.now(); pending.size > 0; now = Date.now()) {
    const isUrgent = [...pending.values()].some(({ isPurged }) => !isPurged);
    // A repetition rarely matters. While requests are scarce, new writes have them.
    if (!isUrgent && now - refusedAt < MAX_AGE_MS) return;
    const wait = (isUrgent ? refusedAt + RETRY_MS : requestedAt + REPEAT_MS) - now;
    if (now + wait > end) return;
    await (wait > 0 ? scheduler.wait(wait) : purgePending());
  }
}

/**
 * Drops the cached pages with any of these tags everywhere: at once while the site may make requests, otherwise
 * together with later ones. No page is cached for longer than MAX_AGE_SECONDS in any case.
 */
export async function purgePublicPages(...tags: PageTag[]): Promise<void> {
  const now = Date.now();
  // The clock was set back: until it had caught up, nothing would be purged.
  if (refusedAt > now) refusedAt = 0;
  for (const tag of tags) pending.set(tag, { writtenAt: now, isPurged: false });
  if (pending.size === 0) return;
  if (now - refusedAt >= RETRY_MS) await purgePending();
  if (pending.size > 0) waitUntil(purgeLater());
}
