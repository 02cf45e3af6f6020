import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ServerTexts } from "#locales/account.ts";
import { type AccountLanguage, tagOf } from "#locales/languages.ts";
import type { Plan } from "#schema/plan.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { addTexts, appLocale, renderIn } from "#texts/app/t.ts";
import { languageAttributes } from "#texts/app/language-attributes.ts";
import { numberLocaleOf } from "#texts/guest/negotiate.ts";
import { fillTemplate } from "#web/lib/fill-template.ts";
import { WITHOUT_SCRIPT } from "#web/lib/without-script.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { freeDays, perPeriod, priceText } from "#web/lib/price.ts";
import { LandingHead } from "./document-head.tsx";
import { Landing, type LandingState } from "./landing.tsx";
import type { PriceTexts } from "./pricing.tsx";

type LandingRequest = {
  /** the site's address */
  address: string;
  /** the public id of a profile to try; "" without one */
  example: string;
  language: AccountLanguage;
  texts: ServerTexts;
  /** the request's cookies, of which only the session hint is read */
  cookies: string;
  /** the header Accept-Language */
  accepted: string;
  /** what a subscription costs; undefined where that isn't known */
  plan: Plan | undefined;
};

/** Says the price. The browser gets these texts, because it might format the numbers in another way. */
const priceTexts = (plan: Plan): PriceTexts => ({
  amount: priceText(plan, appLocale()),
  period: perPeriod(plan),
  free: freeDays(plan.trialDays),
});

/**
 * Fills the template (web/landing/document.html). It is complete without JavaScript and holds the state that hydrates
 * it.
 */
export function renderLanding(
  template: string,
  { address, example, language, texts, cookies, accepted, plan }: LandingRequest,
): string {
  // The shell's texts are for the price, which the browser gets as a text.
  addTexts(language, { ...texts.landing, ...texts.shell });
  const html = template.replace(/<html [^<>]*>/, () => `<html ${languageAttributes(language)}>`);
  return renderIn(language, numberLocaleOf(accepted, tagOf(language)), () => {
    const state: LandingState = {
      texts: texts.landing,
      address,
      example,
      mayBeSignedIn: hasSessionHint(cookies),
      price: plan && priceTexts(plan),
    };
    return fillTemplate(html, {
      head: renderToStaticMarkup(<LandingHead address={address} />) + WITHOUT_SCRIPT,
      body: renderToString(<Landing {...state} />),
      state: `<script type="application/json" id="state">${jsonText(state)}</script>`,
    });
  });
}
