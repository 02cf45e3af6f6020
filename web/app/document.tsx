import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ServerTexts } from "#locales/account.ts";
import { type AccountLanguage, tagOf } from "#locales/languages.ts";
import type { Plan } from "#schema/plan.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { LoginBadge } from "#web/features/session/login-badge.tsx";
import { LoginFields } from "#web/features/session/login-fields.tsx";
import { NavBar } from "#web/features/session/nav-bar.tsx";
import { PasskeyChoice } from "#web/features/session/passkey-choice.tsx";
import { RegisterBadge } from "#web/features/session/register-badge.tsx";
import { RegisterFields } from "#web/features/session/register-fields.tsx";
import { planAttribute } from "#web/features/subscriptions/plan-in-document.ts";
import { RegisterPrice } from "#web/features/subscriptions/register-price.tsx";
import { numberLocaleOf } from "#texts/guest/negotiate.ts";
import { BRAND } from "#schema/brand.ts";
import { MAIL_ATTRIBUTE } from "#web/lib/mail.ts";
import { WARM_SCRIPT } from "#web/lib/start-script.ts";
import { WITHOUT_SCRIPT } from "#web/lib/without-script.ts";
import { textsAttribute } from "#texts/app/texts-attribute.ts";
import { languageAttributes } from "#texts/app/language-attributes.ts";
import { addTexts, renderIn, t } from "#texts/app/t.ts";
import { type DashboardData, DashboardLook } from "#web/pages/dashboard-look.tsx";
import { Layout } from "./layout.tsx";
import { firstCallLinks } from "./fetch-first.ts";
import { EVERYWHERE, PAGE_AREAS } from "./page-areas.ts";
import { fileOf, pageFiles, textFiles } from "./page-files.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { isUserPath, paths } from "#web/paths.ts";

const TITLE = `<title>${BRAND}</title>`;
const needsScript = () => `<noscript>${t("This page needs JavaScript. Public profiles do not.")}</noscript>`;

type AppRequest = {
  pathname: string;
  language: AccountLanguage;
  texts: ServerTexts;
  /** the request's cookies, of which only the session hint is read */
  cookies: string;
  /** the header Accept-Language */
  accepted: string;
  /** whether the server sends e-mails */
  hasMail: boolean;
  /** undefined where it isn't known, null on a server without a price */
  plan: Plan | null | undefined;
  /** what the dashboard shows; undefined elsewhere, where no one is signed in, and where it couldn't be read */
  dashboard?: DashboardData | undefined;
};

// Browsers without `inert` would let people type or choose what is lost when the app takes over. A choice can't be read-only.
const locked = (name: string) => (name === "role" ? { disabled: true } : { readOnly: true });

/** Shows a form that can't be used yet. */
const Look = ({ children }: { children: ReactNode }) => (
  <form inert aria-busy="true">
    {children}
  </form>
);

/** Renders what a page shows before its code is there; undefined where that depends on more than the request. */
function look({ pathname, cookies, hasMail, plan, dashboard }: AppRequest): ReactNode {
  if (isUserPath(pathname) && hasSessionHint(cookies))
    return dashboard ? <DashboardLook {...dashboard} hasMail={hasMail} /> : <PageSkeleton />;
  if (pathname === paths.login)
    return (
      <LoginBadge>
        <Look>
          <LoginFields hasRecovery={hasMail} register={locked} />
          <PasskeyChoice />
        </Look>
      </LoginBadge>
    );
  if (pathname === paths.register)
    return (
      <RegisterBadge>
        <Look>
          <RegisterFields chosen="operator" register={locked} />
        </Look>
        <RegisterPrice plan={plan} />
      </RegisterBadge>
    );
  return undefined;
}

/** Renders the markup that the app replaces once it has rendered the page. */
function renderLook(request: AppRequest): string {
  const page = look(request);
  if (page === undefined) return "";
  // Without an account the bar has no button that would do nothing yet.
  const user = hasSessionHint(request.cookies) ? undefined : null;
  return renderToStaticMarkup(
    <Layout nav={<NavBar user={user} pathname={request.pathname} />}>{page}</Layout>,
  );
}

/** Makes the head's script for screens that begin with numbers: an account's, and the price beside the registration. */
const warmScript = ({ pathname, cookies }: AppRequest): string =>
  hasSessionHint(cookies) || pathname === paths.register ? `<script>${WARM_SCRIPT}</script>` : "";

/** Fills the app's template (web/index.html) for an address, as far as that is possible without knowing the reader. */
export function renderApp(template: string, request: AppRequest): string {
  const { pathname, language, hasMail, plan } = request;
  const file = fileOf(pathname);
  const { html, files } = textFiles(pageFiles(template, file), language);
  const marks = [
    "<html",
    hasMail && MAIL_ATTRIBUTE,
    plan !== undefined && planAttribute(plan),
    language !== "en" && textsAttribute(files),
    languageAttributes(language),
  ].filter(Boolean);
  const preloaded = (["page-texts", ...EVERYWHERE, ...PAGE_AREAS[file]] as const).flatMap(
    (area) => files[area] ?? [],
  );
  const preloads = preloaded.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join("");
  const { dashboard, session, shell } = request.texts;
  addTexts(language, { ...dashboard, ...session, ...shell });
  return renderIn(language, numberLocaleOf(request.accepted, tagOf(language)), () =>
    html
      .replace(/<html [^<>]*>/, () => `${marks.join(" ")}>`)
      .replace(
        "<!--head-->",
        () => TITLE + firstCallLinks(pathname, request.cookies) + WITHOUT_SCRIPT + warmScript(request),
      )
      .replace("<!--body-->", () => renderLook(request) + needsScript())
      .replace("<!--late-->", () => preloads),
  );
}
