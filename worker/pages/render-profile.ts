import { type Language, render } from "#web/entry-server.tsx";
import type { Db } from "../db/client.ts";
import { findProfilePage } from "../guides/public.ts";
import { PAGE_SECONDS, type PageTag } from "../page-cache.ts";
import { readShell } from "./shell.ts";

type Wanted = {
  uniqueId: string;
  language: Language;
  /** an address of this site, for the document's shell */
  url: string;
  /** it was left a review just now */
  isThanks?: boolean;
};

/**
 * A profile's page, or an honest 404. `Cache-Control` says how long it may be kept: never past the end of what keeps it
 * public. `Cache-Tag` says what makes it wrong.
 */
export async function renderProfile(
  env: Env,
  db: Db,
  origin: string,
  { uniqueId, language, url, isThanks = false }: Wanted,
): Promise<Response> {
  const now = Date.now();
  const [shell, found] = await Promise.all([
    readShell(env, url, "/profile"),
    findProfilePage(db, uniqueId, origin, now),
  ]);
  const headers = new Headers({ "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store" });
  if (!found) {
    const html = render(shell, { reason: "missing", uniqueId }, language);
    return new Response(html, { status: 404, headers });
  }
  const { data, userId, publicUntil } = found;
  const seconds = Math.floor(Math.min(PAGE_SECONDS, (publicUntil - now) / 1000));
  if (seconds > 0) {
    const tags: PageTag[] = [`user-${userId}`, `guide-${uniqueId}`];
    headers.set("Cache-Control", `public, max-age=${seconds}`);
    headers.set("Cache-Tag", tags.join());
  }
  return new Response(render(shell, { data, ...(isThanks && { attempt: { sent: true } }) }, language), {
    headers,
  });
}
