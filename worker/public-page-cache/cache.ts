import { env, exports } from "cloudflare:workers";
import { DatabaseUnavailable } from "../errors.ts";
import { log } from "../log.ts";

/** Seconds for which a page is cached at most. */
export const MAX_AGE_SECONDS = 60;

/**
 * The cache tags of a page. Purge `user-*` when the account's plan or any profile changes, `guide-*` when this profile
 * changes.
 */
export type PageTag = `user-${number}` | `guide-${string}`;

/** The result of a purge: "refused" when the site has made too many, "no-cache" where there is no cache. */
export type PurgeOutcome = "purged" | "refused" | "no-cache";

/** A cache of public pages that renders on a miss: docs/decisions/2026-11-21-page-cache.md. */
type PublicPageCache = {
  fetch(request: Request): Promise<Response>;
  purge(tags: string[]): Promise<PurgeOutcome>;
};

declare global {
  namespace Cloudflare {
    interface Env {
      /** a fake of Cloudflare's cache, bound on a developer's machine only */
      PAGE_CACHE?: Fetcher & Pick<PublicPageCache, "purge">;
    }
  }
}

// Cloudflare's cache is in front of this entrypoint and of no other (wrangler.toml).
const cache = (): PublicPageCache => env.PAGE_CACHE ?? exports.PublicPages;

/** Fetches the page as everybody sees it, cached or rendered, with mutable headers. Throws DatabaseUnavailable. */
export async function fetchPublicPage(request: Request): Promise<Response> {
  const page = await cache().fetch(request);
  if (page.status === 503) throw new DatabaseUnavailable();
  return new Response(page.body, page);
}

/** Asks the cache once to drop the pages with any of these tags. A failure is logged and counts as refused. */
export async function requestPurge(tags: PageTag[]): Promise<PurgeOutcome> {
  try {
    return await cache().purge(tags);
  } catch (error) {
    log("error", { message: "public pages could not be purged", tags }, error);
    return "refused";
  }
}
