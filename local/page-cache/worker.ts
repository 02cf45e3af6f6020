import { WorkerEntrypoint } from "cloudflare:workers";

/**
 * Stands in for Cloudflare's cache in front of the public pages, which workerd doesn't have: keeps what `Cache-Control`
 * allows, by path and query, and drops it by the tags in `Cache-Tag`. Not in the build: local/page-cache/options.ts puts
 * it between the worker and its own entrypoint.
 */

const MOST = 1000;

// Not the response: it would belong to the request that it answered.
type Kept = { body: ArrayBuffer; headers: [string, string][]; tags: string[]; keptAt: number; until: number };

const kept = new Map<string, Kept>();
/** how often each tag was dropped: what was asked for before that isn't kept after it */
const drops = new Map<string, number>();

const secondsOf = (response: Response): number =>
  Number(/(?:^|[ ,])max-age=(\d+)/.exec(response.headers.get("Cache-Control") ?? "")?.[1] ?? 0);

function told(response: Response, status: "HIT" | "MISS", age: number): Response {
  const answer = new Response(response.body, response);
  answer.headers.set("CF-Cache-Status", status);
  answer.headers.set("Age", String(age));
  return answer;
}

/** As many requests to purge as Cloudflare allows: 25 at once, and one more every 12 s. */
const BUCKET = 25;
const EVERY = 12_000;
/** when all of them may be made at once again, ms since 1970 */
let fullAt = 0;

/** The cache, as the app and its requests see it. */
export class PageCache extends WorkerEntrypoint<{ PAGES: Fetcher; LIMITED: boolean }> {
  override async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const now = Date.now();
    const known = kept.get(key);
    if (known && known.until > now)
      return told(
        new Response(known.body, { headers: known.headers }),
        "HIT",
        Math.floor((now - known.keptAt) / 1000),
      );
    const before = new Map(drops);
    const response = await this.env.PAGES.fetch(request);
    const seconds = secondsOf(response);
    const tags = (response.headers.get("Cache-Tag") ?? "").split(",");
    const isWrong = tags.some((tag) => before.get(tag) !== drops.get(tag));
    if (seconds === 0 || isWrong || response.headers.has("Set-Cookie")) return told(response, "MISS", 0);
    const body = await response.arrayBuffer();
    kept.delete(key);
    kept.set(key, { body, headers: [...response.headers], tags, keptAt: now, until: now + seconds * 1000 });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return told(new Response(body, response), "MISS", 0);
  }

  /** Drops what has one of these tags, unless there were too many such requests. */
  purge(tags: string[]): "purged" | "refused" {
    const now = Date.now();
    if (this.env.LIMITED) {
      if (fullAt - now > (BUCKET - 1) * EVERY) return "refused";
      fullAt = Math.max(fullAt, now) + EVERY;
    }
    for (const tag of tags) drops.set(tag, (drops.get(tag) ?? 0) + 1);
    for (const [key, page] of kept) if (page.tags.some((tag) => tags.includes(tag))) kept.delete(key);
    return "purged";
  }
}
