import { WorkerEntrypoint } from "cloudflare:workers";

/**
 * Imitates Cloudflare's cache in front of the public pages, which workerd doesn't have: keeps responses for their
 * `max-age`, by the worker's version, path and query, and drops them by the tags in `Cache-Tag`. The build doesn't have
 * it: options.ts puts it between the worker and its own entrypoint.
 */

const MOST = 1000;

/** A response in parts: a response itself would belong to its request. Times are in ms since 1970. */
type Entry = { body: ArrayBuffer; headers: [string, string][]; tags: string[]; since: number; until: number };

const entries = new Map<string, Entry>();
/** keys of pages that are being made: other requests for them wait, as misses collapse at Cloudflare */
const making = new Set<string>();
/** ms between two looks of a request that waits, and until it waits no longer: it can't await a promise of another request */
const [POLL_MS, TIMEOUT_MS] = [20, 5000];

/** number of purges of each tag: a page that was asked for before a purge of its tags isn't cached after it */
const purges = new Map<string, number>();

/** Cloudflare's limit of purge requests: 25 at once, and one more every 12 s. */
const BUCKET = 25;
const EVERY = 12_000;
/** when the bucket is full again, ms since 1970 */
let fullAt = 0;

const maxAgeOf = ({ headers }: Response): number =>
  Number(/(?:^|[ ,])max-age=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1] ?? 0);

function withStatus(response: Response, status: "HIT" | "MISS" | "BYPASS", age: number): Response {
  const copy = new Response(response.body, response);
  copy.headers.set("CF-Cache-Status", status);
  copy.headers.set("Age", String(age));
  return copy;
}

type Bindings = { PAGES: Fetcher; LIMITED: boolean; VERSION: string };

/** The cache, as the app and its requests see it. */
export class PageCache extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    // A request with Authorization says who asks: its response is never kept.
    if (request.headers.has("Authorization"))
      return withStatus(await this.env.PAGES.fetch(request), "BYPASS", 0);
    const { pathname, search } = new URL(request.url);
    const key = `${this.env.VERSION} ${pathname}${search}`;
    for (let waited = 0; making.has(key) && waited < TIMEOUT_MS; waited += POLL_MS)
      await scheduler.wait(POLL_MS);
    const page = await this.#keep(request, key);
    return request.method === "HEAD" ? new Response(null, page) : page;
  }

  /** Returns the page by its key, made with GET whatever it was asked for with. */
  async #keep(request: Request, key: string): Promise<Response> {
    const now = Date.now();
    const cached = entries.get(key);
    // One of a clock that was set back would be kept until it had caught up.
    if (cached && cached.since <= now && cached.until > now) {
      const age = Math.floor((now - cached.since) / 1000);
      return withStatus(new Response(cached.body, { headers: cached.headers }), "HIT", age);
    }
    making.add(key);
    try {
      return await this.#make(request, key, now);
    } finally {
      making.delete(key);
    }
  }

  async #make(request: Request, key: string, now: number): Promise<Response> {
    const before = new Map(purges);
    const response = await this.env.PAGES.fetch(new Request(request, { method: "GET" }));
    const seconds = maxAgeOf(response);
    const tags = (response.headers.get("Cache-Tag") ?? "").split(",");
    const isOutdated = tags.some((tag) => before.get(tag) !== purges.get(tag));
    if (seconds === 0 || isOutdated || response.headers.has("Set-Cookie"))
      return withStatus(response, "MISS", 0);
    const body = await response.arrayBuffer();
    entries.delete(key);
    entries.set(key, { body, headers: [...response.headers], tags, since: now, until: now + seconds * 1000 });
    const [oldest] = entries.keys();
    if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    return withStatus(new Response(body, response), "MISS", 0);
  }

  /** Drops the pages that have one of these tags, unless there were too many such requests. */
  purge(tags: string[]): "purged" | "refused" {
    const now = Date.now();
    // The clock was set back: until it had caught up, no page could be purged.
    if (fullAt - now > BUCKET * EVERY) fullAt = now;
    if (this.env.LIMITED && fullAt - now > (BUCKET - 1) * EVERY) return "refused";
    fullAt = Math.max(fullAt, now) + EVERY;
    for (const tag of tags) purges.set(tag, (purges.get(tag) ?? 0) + 1);
    for (const [key, page] of entries) if (page.tags.some((tag) => tags.includes(tag))) entries.delete(key);
    return "purged";
  }
}
