import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type AccountLanguage, tagOf } from "#schema/language.ts";
import type { Plan } from "#schema/plan.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { appLanguage, speak } from "#web/words/t.ts";
import { languageAttributes } from "#web/words/language-attributes.ts";
import { learnOnServer } from "#web/words/server-words.ts";
import { numberLocaleOf } from "#web/i18n/negotiate.ts";
import { fillTemplate } from "#web/lib/fill-template.ts";
import { WITHOUT_SCRIPT } from "#web/lib/without-script.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { freeDays, perPeriod, priceText } from "#web/lib/price.ts";
import { LandingHead } from "./document-head.tsx";
import { Landing, type LandingState } from "./landing.tsx";
import type { PriceTexts } from "./pricing.tsx";

type LandingRequest = {
  /** the site's */
  address: string;
  /** the public id of a profile to try; "" without one */
  example: string;
  language: AccountLanguage;
  /** of the request; only the session hint is read */
  cookies: string;
  /** the header Accept-Language */
  accepted: string;
  /** what a subscription costs, where that is known */
  plan: Plan | undefined;
};

/** The price in words: the browser that hydrates them might write numbers in another way. */
const priceTexts = (plan: Plan): PriceTexts => ({
  amount: priceText(plan, appLanguage()),
  period: perPeriod(plan),
  free: freeDays(plan.trialDays),
});

/** Fills the template (web/landing/document.html): complete without JavaScript, and with the state that hydrates it. */
export async function renderLanding(
  template: string,
  { address, example, language, cookies, accepted, plan }: LandingRequest,
): Promise<string> {
  const words = await learnOnServer(language, ["landing"]);
  // The price is said here; the browser gets it as a text.
  await learnOnServer(language, ["shell"]);
  // Nothing may wait between here and the end: another request may speak another language.
  speak(language, numberLocaleOf(accepted, tagOf(language)));
  const html = template.replace(/<html [^>]*>/, () => `<html ${languageAttributes(language)}>`);
  const state: LandingState = {
    ...(language !== "en" && { words }),
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
}
