import { waitUntil } from "cloudflare:workers";
import { PAGE_SECONDS, type PageTag, purgePages } from "./page-cache.ts";

/**
 * ms until a refused purge is tried again: Cloudflare allows 25 at once and one more every 12 s, for the whole site, on
 * every plan
 */
const RETRY = 12_000;
/** ms until pages are purged again: one that was being rendered from what was there before may be kept after the first time */
const AGAIN = 5000;
/** Work that goes on after the answer is ended after 30 s. */
const PATIENCE = 25_000;
/** ms after which nothing can be kept from before a write */
const KEPT = PAGE_SECONDS * 1000;

/** `isPurged`: once since it was written, or just now. */
type Due = { writtenAt: number; isPurged: boolean };

/** Pages that may be kept as they were before a write. */
const due = new Map<PageTag, Due>();
/** When the last request to purge was made, and when one was refused; ms since 1970. */
let purgedAt = 0;
let refusedAt = 0;

/** Purges all that is due in one request. */
async function purgeDue(): Promise<void> {
  const now = Date.now();
  const asked = new Map(due);
  purgedAt = now;
  for (const one of asked.values()) one.isPurged = true;
  const outcome = await purgePages([...asked.keys()]);
  if (outcome === "refused") refusedAt = now;
  for (const [tag, one] of asked) {
    one.isPurged = outcome !== "refused";
    const age = now - one.writtenAt;
    const isDone = outcome === "nothing-kept" || age > KEPT || (one.isPurged && age >= AGAIN);
    // Unless it was written meanwhile.
    if (isDone && due.get(tag) === one) due.delete(tag);
  }
}

/** Purges what could not be purged at once, and everything a second time, as soon as there may be a request. */
async function purgeLater(): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let now = Date.now(); due.size > 0; now = Date.now()) {
    const isUrgent = [...due.values()].some(({ isPurged }) => !isPurged);
    // The second time is for a rare case: where requests are scarce they are left to writes.
    if (!isUrgent && now - refusedAt < KEPT) return;
    const wait = (isUrgent ? refusedAt + RETRY : purgedAt + AGAIN) - now;
    if (now + wait > end) return;
    await (wait > 0 ? scheduler.wait(wait) : purgeDue());
  }
}

/**
 * Drops the kept pages with any of these tags, everywhere: at once while requests to purge are left, else together with
 * others as soon as there is one. No page is kept for more than PAGE_SECONDS anyway.
 */
export async function forgetPages(...tags: PageTag[]): Promise<void> {
  const now = Date.now();
  for (const tag of tags) due.set(tag, { writtenAt: now, isPurged: false });
  if (due.size === 0) return;
  if (now - refusedAt >= RETRY) await purgeDue();
  if (due.size > 0) waitUntil(purgeLater());
}
