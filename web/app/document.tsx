import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { LandingHead } from "#web/features/landing/head.tsx";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { NavBar } from "#web/features/session/nav-bar.tsx";
import { BRAND } from "#web/lib/brand.ts";
import { fillShell } from "#web/lib/fill-shell.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { LandingPage } from "#web/pages/landing.tsx";
import { Frame } from "./frame.tsx";
import type { LandingState } from "./landing-state.ts";
import { paths } from "./paths.ts";

const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";

/**
 * The landing page as HTML: complete without JavaScript, and with the state that hydrates it. `address` is the site's
 * own; of `cookies` only the hint of a session matters.
 */
export function renderLanding(shell: string, address: string, cookies: string): string {
  const rendered = hasSessionHint(cookies) ? undefined : null;
  const state: LandingState = { address, rendered };
  const page = (
    <Frame nav={<NavBar user={rendered} pathname={paths.home} />} resetKey={paths.home}>
      <LandingPage address={address} reader={{ user: rendered, isLoading: rendered === undefined }} />
    </Frame>
  );
  return fillShell(shell, {
    head: renderToStaticMarkup(<LandingHead address={address} />) + WITHOUT_SCRIPT,
    body: renderToString(page),
    state: `<script type="application/json" id="state">${jsonText(state)}</script>`,
  });
}

const Blank = () => <noscript>This page needs JavaScript. Public profiles do not.</noscript>;

/** The document of every other page of the app, which the browser renders. */
export const renderBlank = (shell: string): string =>
  fillShell(shell, {
    head: renderToStaticMarkup(<title>{BRAND}</title>),
    body: renderToStaticMarkup(<Blank />),
    state: "",
  });
