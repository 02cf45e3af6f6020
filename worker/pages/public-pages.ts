import { WorkerEntrypoint } from "cloudflare:workers";
import { languageOf } from "#web/entry-server.tsx";
import { connect, isDatabaseFailure } from "../db/client.ts";
import { configOf } from "../env.ts";
import { log } from "../log.ts";
import type { PurgeOutcome } from "../page-cache.ts";
import { renderProfile } from "./render-profile.ts";

/**
 * The public pages as everybody sees them, one address a language (`/profile/{uniqueId}?lang=xx`). Cloudflare's cache stands
 * in front of it: it runs only for pages that aren't kept. 503, without a body, where the database fails: what is thrown
 * here reaches the caller as an error of no class.
 */
export class PublicPages extends WorkerEntrypoint<Env> {
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const uniqueId = decodeURIComponent(url.pathname.split("/")[2] ?? "");
    const language = languageOf({ chosen: url.searchParams.get("lang") ?? undefined });
    const { env } = this;
    const { D1_COPIES, PUBLIC_ORIGIN } = configOf(env);
    const nearest = D1_COPIES === "on" ? env.DB.withSession("first-unconstrained") : env.DB;
    const wanted = { uniqueId, language, url: request.url };
    try {
      return await renderProfile(env, connect(nearest), PUBLIC_ORIGIN, wanted);
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      log("error", { message: "a page can't be rendered" }, error);
      return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
    }
  }

  /** Drops what is kept under these tags. A refusal is logged. */
  async purge(tags: string[]): Promise<PurgeOutcome> {
    const { cache } = this.ctx;
    if (!cache) return "nothing-kept";
    const { success, errors } = await cache.purge({ tags });
    if (success) return "purged";
    log("warn", { message: "a purge was refused", tags, errors });
    return "refused";
  }
}
