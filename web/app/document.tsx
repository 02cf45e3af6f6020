import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { LoginBadge } from "#web/features/session/login-badge.tsx";
import { LoginFields } from "#web/features/session/login-fields.tsx";
import { NavBar } from "#web/features/session/nav-bar.tsx";
import { RegisterBadge } from "#web/features/session/register-badge.tsx";
import { RegisterFields } from "#web/features/session/register-fields.tsx";
import { BRAND } from "#web/lib/brand.ts";
import { MAIL_ATTRIBUTE } from "#web/lib/mail.ts";
import { Layout } from "./layout.tsx";
import { pageFiles } from "./page-files.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { isUserPath, paths } from "./paths.ts";

const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";
const TITLE = `<title>${BRAND}</title>`;
const NEEDS_SCRIPT = "<noscript>This page needs JavaScript. Public profiles do not.</noscript>";

type Request = { pathname: string; mayBeSignedIn: boolean; hasMail: boolean };

// Browsers that don't know `inert` let nobody type what would be lost.
const readOnly = () => ({ readOnly: true });

/** The form of a page, to be seen and not yet to be used. */
const Look = ({ children }: { children: ReactNode }) => (
  <form inert aria-busy="true">
    {children}
  </form>
);

/** What a page looks like before its code is there; blank where that depends on more than the request says. */
function look({ pathname, mayBeSignedIn, hasMail }: Request): ReactNode {
  if (isUserPath(pathname) && mayBeSignedIn) return <PageSkeleton />;
  if (pathname === paths.login)
    return (
      <LoginBadge>
        <Look>
          <LoginFields hasRecovery={hasMail} register={readOnly} />
        </Look>
      </LoginBadge>
    );
  if (pathname === paths.register)
    return (
      <RegisterBadge>
        <Look>
          <RegisterFields chosen="operator" register={readOnly} />
        </Look>
      </RegisterBadge>
    );
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
  /** whether the server sends letters */
  hasMail: boolean;
};

/** Fills the app's template (web/index.html) for an address, as far as a page can be known before its reader is. */
export function renderApp(template: string, { pathname, cookies, hasMail }: AppRequest): string {
  const body = renderLook({ pathname, mayBeSignedIn: hasSessionHint(cookies), hasMail });
  return pageFiles(template, pathname)
    .replace("<html ", hasMail ? `<html ${MAIL_ATTRIBUTE} ` : "<html ")
    .replace("<!--head-->", () => TITLE + WITHOUT_SCRIPT)
    .replace("<!--body-->", () => body + NEEDS_SCRIPT);
}
