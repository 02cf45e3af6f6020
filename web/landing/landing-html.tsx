import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { Plan } from "#schema/plan.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { numberLocaleOf } from "#web/i18n/negotiate.ts";
import { fillTemplate } from "#web/lib/fill-template.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { freeDays, perPeriod, priceText } from "#web/lib/price.ts";
import { LandingHead } from "./document-head.tsx";
import { Landing, type LandingState } from "./landing.tsx";
import type { PriceTexts } from "./pricing.tsx";

const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";

export type LandingRequest = {
  /** the site's */
  address: string;
  /** the public id of a profile to try; "" without one */
  example: string;
  /** of the request; only the session hint is read */
  cookies: string;
  /** the header Accept-Language */
  accepted: string;
  /** what a subscription costs, where that is known */
  plan: Plan | undefined;
};

/** The price in words: the browser that hydrates them might write numbers in another way. */
const priceTexts = (plan: Plan, accepted: string): PriceTexts => ({
  amount: priceText(plan, numberLocaleOf(accepted, "en")),
  period: perPeriod(plan),
  free: freeDays(plan.trialDays),
});

/** Fills the template (web/landing/document.html): complete without JavaScript, and with the state that hydrates it. */
export function renderLanding(
  template: string,
  { address, example, cookies, accepted, plan }: LandingRequest,
): string {
  const state: LandingState = {
    address,
    example,
    mayBeSignedIn: hasSessionHint(cookies),
    price: plan && priceTexts(plan, accepted),
  };
  return fillTemplate(template, {
    head: renderToStaticMarkup(<LandingHead address={address} />) + WITHOUT_SCRIPT,
    body: renderToString(<Landing {...state} />),
    state: `<script type="application/json" id="state">${jsonText(state)}</script>`,
  });
}
