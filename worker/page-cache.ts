import { env, exports } from "cloudflare:workers";
import { DatabaseUnavailable } from "./failures.ts";
import { log } from "./log.ts";

/** Pages are kept this long at most, s. */
export const PAGE_SECONDS = 60;

/** What a kept page shows, and so what makes it wrong: an account's standing or profiles, or one profile. */
export type PageTag = `user-${number}` | `guide-${string}`;

/** What became of a request to purge; "refused" where there were too many, on the whole site. */
export type PurgeOutcome = "purged" | "refused" | "nothing-kept";

/** What keeps pages: see docs/decisions (the page is kept at the edge). */
type PageStore = {
  fetch(request: Request): Promise<Response>;
  purge(tags: string[]): Promise<PurgeOutcome>;
};

declare global {
  namespace Cloudflare {
    interface Env {
      /** stands in for Cloudflare's cache on a developer's machine, which has none; absent where there is one */
      PAGE_CACHE?: Fetcher & Pick<PageStore, "purge">;
    }
  }
}

// Cloudflare's cache stands in front of this entrypoint, and of no other (wrangler.toml).
const pageStore = (): PageStore => env.PAGE_CACHE ?? exports.PublicPages;

/** A page as everybody sees it, kept or rendered. Its headers can be changed. Throws DatabaseUnavailable. */
export async function fetchPage(request: Request): Promise<Response> {
  const page = await pageStore().fetch(request);
  if (page.status === 503) throw new DatabaseUnavailable();
  return new Response(page.body, page);
}

/** Drops the pages with any of these tags, everywhere. A failure is logged and told. */
export async function purgePages(tags: PageTag[]): Promise<PurgeOutcome> {
  try {
    return await pageStore().purge(tags);
  } catch (error) {
    log("error", { message: "pages could not be purged", tags }, error);
    return "refused";
  }
}
