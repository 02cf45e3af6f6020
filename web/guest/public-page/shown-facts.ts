import { isCurrency } from "#schema/currency.ts";
import type { Access, TourFacts } from "#schema/tour-facts.ts";
import type { PageTexts } from "#locales/guest.ts";
import { durationText } from "#texts/guest/duration.ts";
import { fill, numberTag } from "#texts/guest/format.ts";
import { isolated } from "#texts/isolated.ts";
import { languageNames } from "#texts/guest/language-names.ts";
import type { Locale } from "#texts/guest/locale.ts";
import { amountText, nameComma } from "../tip-page/tip-formats.ts";

const ACCESS_TEXT = {
  "step-free": "stepFree",
  "slow-pace": "slowPace",
  "hearing-loop": "hearingLoop",
  "sign-language": "signLanguage",
  prams: "prams",
  "guide-dogs": "guideDogs",
} as const satisfies Record<Access, keyof PageTexts>;

function priceText({ priceFrom, currency }: TourFacts, locale: Locale): string {
  if (priceFrom === null || !isCurrency(currency)) return "";
  if (priceFrom === 0) return locale.texts.free;
  return fill(locale, "priceFrom", { price: amountText(priceFrom, currency, numberTag(locale.tag)) });
}

/**
 * Says in the reader's language what is known of a tour: price, duration and languages in a line, then where it begins and
 * whom it suits.
 */
export function shownFacts(tour: TourFacts, locale: Locale): { facts?: string[] } {
  const { durationMinutes, languages, meetingPoint, access } = tour;
  const lines = [
    [
      priceText(tour, locale),
      durationMinutes === null ? "" : durationText(locale, durationMinutes),
      languageNames(locale.tag, languages).join(nameComma(locale.language)),
    ],
    [meetingPoint && fill(locale, "meetAt", { place: isolated(meetingPoint) })],
    access.map((one) => locale.texts[ACCESS_TEXT[one]]),
  ];
  const [line, ...more] = lines
    .map((parts) => parts.filter((text) => text !== "").join(" · "))
    .filter((text) => text !== "");
  if (line === undefined) return {};
  return { facts: more.length > 0 ? [line, more.join("\n")] : [line] };
}
