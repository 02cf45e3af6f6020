import { WorkerEntrypoint } from "cloudflare:workers";
import { languageOf } from "#web/entry-server.tsx";
import { connect } from "../db/client.ts";
import { configOf } from "../env.ts";
import { renderProfile } from "./render-profile.ts";

/** ms until pages are dropped once more: one that was being rendered from what was there before is kept after the first time */
const AGAIN = 3000;

/**
 * The public pages as everybody sees them, one address a language (`/profile/{uniqueId}?lang=xx`). Cloudflare's cache stands
 * in front of it: it runs only for pages that aren't kept.
 */
export class PublicPages extends WorkerEntrypoint<Env> {
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const uniqueId = decodeURIComponent(url.pathname.split("/")[2] ?? "");
    const language = languageOf({ chosen: url.searchParams.get("lang") ?? undefined });
    const { env } = this;
    const { D1_COPIES, PUBLIC_ORIGIN } = configOf(env);
    const nearest = D1_COPIES === "on" ? env.DB.withSession("first-unconstrained") : env.DB;
    return renderProfile(env, connect(nearest), PUBLIC_ORIGIN, { uniqueId, language, url: request.url });
  }

  /** Drops what is kept under these tags. Nothing is where there is no cache. */
  async purge(tags: string[]): Promise<void> {
    const { cache } = this.ctx;
    if (!cache) return;
    await cache.purge({ tags });
    this.ctx.waitUntil(scheduler.wait(AGAIN).then(() => cache.purge({ tags })));
  }
}
