import { type Context, Hono } from "hono";
import { paths } from "#web/paths.ts";
import { NotFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";

// What lists pages is loaded with the first question, because a scan needs none of it.
const loadPages = () => import("./listed-pages.ts");

const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";
const FILE = /^\/sitemap-([1-9]\d{0,5})\.xml$/;
/** What search engines find nothing at. */
const { dashboard, create, pocket, admin } = paths;
const PRIVATE = ["/api/", dashboard, create, paths.edit(0).replace("0", ""), pocket, admin];

/** Responds with text that may be kept for an hour. */
const keep = (c: Context<AppEnv>, type: string, text: string): Response =>
  c.body(text, 200, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" });

const xml = (c: Context<AppEnv>, root: string, items: string[]): Response =>
  keep(
    c,
    "application/xml",
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SITEMAPS}">\n${items.map((item) => `${item}\n`).join("")}</${root}>\n`,
  );

/**
 * /robots.txt and /sitemap.xml, an index of /sitemap-1.xml and so on, with the pages whose team wants them found. Nothing in
 * these addresses needs escaping.
 */
export const sitemapRoutes = new Hono<AppEnv>()
  .get("/robots.txt", (c) => {
    const { PUBLIC_ORIGIN: origin } = c.var.ctx.config;
    const lines = [
      "User-agent: *",
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return keep(c, "text/plain", `${lines.join("\n")}\n`);
  })
  .get("/sitemap.xml", async (c) => {
    const { ctx } = c.var;
    const { FILE_MAX, listPages } = await loadPages();
    const files = Math.ceil((await listPages(ctx)).length / FILE_MAX);
    const address = (n: number) => `${ctx.config.PUBLIC_ORIGIN}/sitemap-${n + 1}.xml`;
    const items = Array.from({ length: files }, (_, n) => `<sitemap><loc>${address(n)}</loc></sitemap>`);
    return xml(c, "sitemapindex", items);
  })
  .get("*", async (c, next) => {
    const number = Number(FILE.exec(c.req.path)?.[1]);
    if (!number) return next();
    const { ctx } = c.var;
    const { FILE_MAX, listPages } = await loadPages();
    const pages = (await listPages(ctx)).slice((number - 1) * FILE_MAX, number * FILE_MAX);
    if (pages.length === 0) throw new NotFound();
    const items = pages.map(
      ({ uniqueId, updatedAt }) =>
        `<url><loc>${ctx.config.PUBLIC_ORIGIN}/profile/${uniqueId}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`,
    );
    return xml(c, "urlset", items);
  });
