import { WorkerEntrypoint } from "cloudflare:workers";
import { REVIEWS_LIMIT } from "#schema/limits.ts";
import { negotiate } from "#web/entry-server.tsx";
import { connect, isDatabaseFailure } from "../db/client.ts";
import { createContext } from "../context.ts";
import { configOf } from "../env.ts";
import { log } from "../log.ts";
import type { PurgeOutcome } from "../public-page-cache/cache.ts";
import { renderPublicPage } from "./render.ts";

/**
 * Renders the public pages as everybody sees them, at one URL for each language and form of dates
 * (`/profile/{uniqueId}?lang=xx`, with `&reviews=more` for a longer list). Cloudflare's cache is in front of it, so it
 * runs only on a miss. It responds with 503 and no body when the database fails, because an error thrown here would
 * reach the caller without its class.
 */
export class PublicPages extends WorkerEntrypoint<Env> {
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const uniqueId = decodeURIComponent(url.pathname.split("/")[2] ?? "");
    const { tag } = negotiate({ chosen: url.searchParams.get("lang") ?? undefined });
    const { env } = this;
    const nearest = configOf(env).D1_COPIES === "on" ? env.DB.withSession("first-unconstrained") : env.DB;
    const ctx = createContext(env, connect(nearest));
    try {
      return await renderPublicPage(ctx, {
        uniqueId,
        tag,
        url: request.url,
        ...(url.searchParams.has("reviews") && { limit: REVIEWS_LIMIT }),
      });
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      log("error", { message: "a public page can't be rendered" }, error);
      return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
    }
  }

  /** Drops the cached pages with any of these tags. A refusal is logged. */
  async purge(tags: string[]): Promise<PurgeOutcome> {
    const { cache } = this.ctx;
    if (!cache) return "no-cache";
    const { success, errors } = await cache.purge({ tags });
    if (success) return "purged";
    log("warn", { message: "a purge was refused", tags, errors });
    return "refused";
  }
}
