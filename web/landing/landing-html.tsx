import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { fillTemplate } from "#web/lib/fill-template.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { LandingHead } from "./document-head.tsx";
import { Landing, type LandingState } from "./landing.tsx";

const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";

export type LandingRequest = {
  /** the site's */
  address: string;
  /** of the request; only the session hint is read */
  cookies: string;
};

/** Fills the template (web/landing/document.html): complete without JavaScript, and with the state that hydrates it. */
export function renderLanding(template: string, { address, cookies }: LandingRequest): string {
  const state: LandingState = { address, mayBeSignedIn: hasSessionHint(cookies) };
  return fillTemplate(template, {
    head: renderToStaticMarkup(<LandingHead address={address} />) + WITHOUT_SCRIPT,
    body: renderToString(<Landing {...state} />),
    state: `<script type="application/json" id="state">${jsonText(state)}</script>`,
  });
}
