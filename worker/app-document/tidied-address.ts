import type { Context } from "hono";
import { isAppPath } from "#web/entry-server.tsx";
import { NotFound } from "../errors.ts";
import { guideOwner } from "../guides/public-guides.ts";
import { findByHandle } from "../handles/find-handle.ts";
import type { AppEnv } from "../http/context.ts";
import { type TidyPath, tidyPath } from "../http/tidy-path.ts";
import { idInQuery } from "../http/id-of.ts";
import { getShownReview } from "../reviews/shown-reviews.ts";
import { hasTipPage } from "../tip-page/query.ts";

const DOCUMENTS = new Set(["/language", "/privacy", "/terms", "/imprint", "/pocket"]);

async function isPublic({ var: { ctx } }: Context<AppEnv>, uniqueId: string): Promise<boolean> {
  const [owner] = await guideOwner(ctx.db, { uniqueId }).read();
  return owner?.isPublicNow(ctx) === true;
}

/** Returns the tidied address, which is that of a page but for handles. */
const addressOf = (tidy: TidyPath): string | undefined => {
  if (tidy.kind === "page") return tidy.rest;
  if (tidy.kind === "handle") return undefined;
  return `/${tidy.kind === "code" ? "q" : "profile"}/${tidy.name}${tidy.rest}`;
};

async function isShownReview({ req, var: { ctx } }: Context<AppEnv>, uniqueId: string): Promise<boolean> {
  try {
    await getShownReview(ctx, { uniqueId, id: idInQuery(req.query("review")), viewer: undefined });
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** Returns what is below the page of a public profile: "" where nothing is, or what leads to somewhere else. */
async function restBelow(c: Context<AppEnv>, uniqueId: string, rest: string): Promise<string> {
  if (rest.startsWith("/tip")) return (await hasTipPage(c.var.ctx, uniqueId)) ? "/tip" : "";
  // Without a review the whole page is reported.
  if (rest === "/report")
    return c.req.query("review") === undefined || (await isShownReview(c, uniqueId)) ? rest : "";
  return rest === "/contact.vcf" || rest === "/qr" ? rest : "";
}

/** Returns the path of what a tidied address names; undefined where nothing is there that everybody may see. */
async function pathTo(c: Context<AppEnv>, tidy: TidyPath): Promise<string | undefined> {
  if (tidy.kind === "page") return isAppPath(tidy.rest) || DOCUMENTS.has(tidy.rest) ? tidy.rest : undefined;
  const { kind, name, rest } = tidy;
  const find = async (handle: string) => findByHandle(c.var.ctx, handle);
  const uniqueId = kind === "handle" ? ((await find(tidy.whole)) ?? (await find(name))) : name;
  if (uniqueId === undefined || !(await isPublic(c, uniqueId))) return undefined;
  if (kind === "code") return `/q/${uniqueId}${rest}`;
  return `/profile/${uniqueId}${await restBelow(c, uniqueId, rest)}`;
}

/** Returns the path that the address of a request means, where it can be tidied to one; undefined otherwise. */
export async function tidiedAddress(c: Context<AppEnv>): Promise<string | undefined> {
  const tidy = tidyPath(c.req.path);
  // An address that has nothing to be tidied is a 404 of its own, such as the tip page of a guide who takes no tips.
  if (!tidy || addressOf(tidy) === c.req.path) return undefined;
  const path = await pathTo(c, tidy);
  return path === c.req.path ? undefined : path;
}
