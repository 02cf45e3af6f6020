import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { NavBar } from "#web/features/session/nav-bar.tsx";
import { BRAND } from "#web/lib/brand.ts";
import { Layout } from "./layout.tsx";
import { pageFiles } from "./page-files.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { isUserPath } from "./paths.ts";

const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";
const TITLE = `<title>${BRAND}</title>`;
const NEEDS_SCRIPT = "<noscript>This page needs JavaScript. Public profiles do not.</noscript>";

type Request = { pathname: string; mayBeSignedIn: boolean };

/** What a page looks like before its code is there; undefined for pages that depend on more than the request says. */
function look({ pathname, mayBeSignedIn }: Request): ReactNode {
  if (isUserPath(pathname)) return mayBeSignedIn ? <PageSkeleton /> : undefined;
  return undefined;
}

/** Markup that the page's own takes the place of, once it is rendered. */
function renderLook(request: Request): string {
  const page = look(request);
  if (page === undefined) return "";
  const user = request.mayBeSignedIn ? undefined : null;
  return renderToStaticMarkup(
    <Layout nav={<NavBar user={user} pathname={request.pathname} />}>{page}</Layout>,
  );
}

export type AppRequest = {
  pathname: string;
  /** only the hint of a session matters */
  cookies: string;
};

/** Fills the app's template (web/index.html) for an address, as far as a page can be known before its reader is. */
export function renderApp(template: string, { pathname, cookies }: AppRequest): string {
  const body = renderLook({ pathname, mayBeSignedIn: hasSessionHint(cookies) });
  return pageFiles(template, pathname)
    .replace("<!--head-->", () => TITLE + WITHOUT_SCRIPT)
    .replace("<!--body-->", () => body + NEEDS_SCRIPT);
}
