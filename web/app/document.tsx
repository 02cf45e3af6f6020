import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { LandingHead } from "#web/features/landing/head.tsx";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { NavBar } from "#web/features/session/nav-bar.tsx";
import { BRAND } from "#web/lib/brand.ts";
import { fillShell } from "#web/lib/fill-shell.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { LandingPage } from "#web/pages/landing.tsx";
import { Frame } from "./frame.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { isUserPath, paths } from "./paths.ts";
import type { RenderedState } from "./rendered-state.ts";

const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";

const Title = () => <title>{BRAND}</title>;
const NeedsScript = () => <noscript>This page needs JavaScript. Public profiles do not.</noscript>;

type Rendered = { pathname: string; state: RenderedState; head: ReactNode; page: ReactNode };

/** A page in its frame, and the state that hydrates it. */
const renderPage = ({ pathname, state, head, page }: Rendered) => ({
  head: renderToStaticMarkup(head) + WITHOUT_SCRIPT,
  body: renderToString(
    <Frame nav={<NavBar user={state.rendered} pathname={pathname} />} pathname={pathname}>
      {page}
    </Frame>,
  ),
  state: `<script type="application/json" id="state">${jsonText(state)}</script>`,
});

/** The landing page: complete without JavaScript. */
function renderLanding(address: string, isSignedIn: boolean) {
  const rendered = isSignedIn ? undefined : null;
  const reader = { user: rendered, isLoading: isSignedIn };
  return renderPage({
    pathname: paths.home,
    state: { address, rendered },
    head: <LandingHead address={address} />,
    page: <LandingPage address={address} reader={reader} />,
  });
}

/** The place of a page for signed-in users, which is theirs once the browser has asked who they are. */
function renderSkeleton(address: string, pathname: string) {
  const parts = renderPage({ pathname, state: { address }, head: <Title />, page: <PageSkeleton /> });
  return { ...parts, state: renderToStaticMarkup(<NeedsScript />) + parts.state };
}

/** What the browser renders alone. */
const renderBlank = () => ({
  head: renderToStaticMarkup(<Title />),
  body: renderToStaticMarkup(<NeedsScript />),
  state: "",
});

export type AppRequest = {
  pathname: string;
  /** the site's own */
  address: string;
  /** only the hint of a session matters */
  cookies: string;
};

/** The app's document for an address, as far as it can be known before its reader is. */
export function renderApp(shell: string, { pathname, address, cookies }: AppRequest): string {
  const isSignedIn = hasSessionHint(cookies);
  if (pathname === paths.home) return fillShell(shell, renderLanding(address, isSignedIn));
  return fillShell(
    shell,
    isSignedIn && isUserPath(pathname) ? renderSkeleton(address, pathname) : renderBlank(),
  );
}
