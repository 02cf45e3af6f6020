import { type Context, Hono } from "hono";
import { isAppPath } from "#web/entry-server.tsx";
import { guideOwner } from "../guides/public-guides.ts";
import { findByHandle } from "../handles/handles.ts";
import type { AppEnv } from "../http/context.ts";
import { type TidyPath, tidyPath } from "../http/tidy-path.ts";

const DOCUMENTS = new Set(["/language", "/privacy", "/terms", "/imprint", "/pocket"]);

async function isPublic({ var: { ctx } }: Context<AppEnv>, uniqueId: string): Promise<boolean> {
  const [owner] = await guideOwner(ctx.db, { uniqueId }).read();
  return owner?.isPublicAt(ctx.now) === true;
}

/** Answers the path of what a tidied address names; undefined where nothing is there that everybody may see. */
async function pathTo(c: Context<AppEnv>, tidy: TidyPath): Promise<string | undefined> {
  if (tidy.kind === "page") return isAppPath(tidy.rest) || DOCUMENTS.has(tidy.rest) ? tidy.rest : undefined;
  const { kind, name, rest } = tidy;
  if (kind === "handle") {
    const uniqueId = await findByHandle(c.var.ctx, name);
    return uniqueId && `/profile/${uniqueId}`;
  }
  return (await isPublic(c, name)) ? `/${kind === "code" ? "q" : "profile"}/${name}${rest}` : undefined;
}

/**
 * Leads guests on who followed an address with marks behind it, in capitals or with a typographic hyphen, as sentences
 * and messengers make them: instead of a 404 the page, whose address is always one of this site.
 */
export const tidyAddressRoutes = new Hono<AppEnv>().use(async (c, next) => {
  await next();
  if (c.res.status !== 404 || c.req.method !== "GET") return;
  const tidy = tidyPath(c.req.path);
  const path = tidy && (await pathTo(c, tidy));
  if (path === undefined || path === c.req.path) return;
  c.res = undefined;
  // As long as a page is cached, and not for good, because somebody may take this very address.
  c.res = new Response(null, {
    status: 301,
    headers: { Location: path + new URL(c.req.url).search, "Cache-Control": "public, max-age=60" },
  });
});
