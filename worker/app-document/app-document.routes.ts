import { Hono } from "hono";
import { isAppPath, loadApp, loadLanding, showsPlan, showsProfiles } from "#web/entry-server.tsx";
import { accountTexts } from "../account-texts.ts";
import { NotFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { requestLanguage } from "../http/account-language.ts";
import { readHtmlTemplate } from "../http/html-template.ts";
import { isMailOn } from "../mail/transport.ts";

// Loaded where they are shown: the worker starts without them.
const loadPlan = () => import("../subscriptions/plan.ts");
const loadDashboard = () => import("./find-dashboard.ts");

/**
 * The documents of the landing page and of the app, for every path that is no file and no API call. The landing page is
 * complete; a screen of the app looks as it does before its code is loaded. Paths that the app doesn't know get 404.
 */
export const appDocumentRoutes = new Hono<AppEnv>().get("*", async (c) => {
  const { path } = c.req;
  const { ctx } = c.var;
  if (/^\/(?:api|images)(?:\/|$)/.test(path)) throw new NotFound();
  // The app in the browser knows the address as it is written alone.
  const { pathname, search } = new URL(c.req.url);
  if (pathname !== path && isAppPath(path)) return c.redirect(path + search, 301);
  c.header("Vary", "Accept-Language, Cookie");
  const language = requestLanguage(c, c.req.query("lang"));
  const isLanding = path === "/";
  const [template, texts, plan, dashboard] = await Promise.all([
    readHtmlTemplate(c.env, c.req.url, isLanding ? "/landing/document" : "/"),
    accountTexts(language),
    isLanding || showsPlan(path) ? loadPlan().then(({ findPlan }) => findPlan(ctx)) : undefined,
    showsProfiles(path) ? loadDashboard().then(({ findDashboard }) => findDashboard(c)) : undefined,
  ]);
  const reader = {
    cookies: c.req.header("Cookie") ?? "",
    accepted: c.req.header("Accept-Language") ?? "",
    language,
    texts,
  };
  // The browser may keep it, for going back; the logout clears what it has kept.
  c.header("Cache-Control", dashboard ? "private, no-cache" : "no-cache");
  if (isLanding) {
    const address = new URL("/", ctx.config.PUBLIC_ORIGIN).href;
    const example = ctx.config.EXAMPLE_PROFILE;
    const { renderLanding } = await loadLanding();
    return c.html(renderLanding(template, { address, example, plan: plan ?? undefined, ...reader }));
  }
  const { renderApp } = await loadApp();
  return c.html(
    renderApp(template, { pathname: path, hasMail: isMailOn(ctx), plan, dashboard, ...reader }),
    isAppPath(path) ? 200 : 404,
  );
});
