import { bookingLinkFor } from "#schema/guest-booking-link.ts";
import type { PublicGuide } from "#schema/guide.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import { isWebUrl } from "#schema/web-url.ts";
import type { Locale } from "#texts/guest/locale.ts";
import { shownImage } from "../parts/shown-link.ts";
import { sayIn, type ShownText } from "./in-language.ts";
import { shownFacts } from "./shown-facts.ts";

/** A tour as the page shows it. */
export type ShownTour = {
  id: number;
  title: ShownText;
  description: ShownText;
  image: string | null;
  /** where the guide's guests book it */
  link: string;
  /** the line on the card, and what is behind it; missing where nothing is known */
  facts?: string[];
};

type Page = {
  guide: Pick<PublicGuide, "bookingCode" | "uniqueId">;
  /** a machine's translations, by what they are about: "tour-12" */
  machineTranslations: Record<string, Record<string, string>>;
  locale: Locale;
};

/** Makes a guide's tours ready to render, but for those whose link can't be opened safely. */
export const shownTours = (
  tours: readonly FeaturedTour[],
  { guide, machineTranslations, locale }: Page,
): ShownTour[] =>
  tours
    .filter(({ tour }) => isWebUrl(tour.externalLink))
    .map(({ tour }) => ({ ...tour, machineTranslation: machineTranslations[`tour-${tour.id}`] }))
    .map((tour) => ({
      id: tour.id,
      title: sayIn(locale.language, tour, "title"),
      description: sayIn(locale.language, tour, "description"),
      image: shownImage(tour.imageUrl),
      link: bookingLinkFor(guide.bookingCode ?? guide.uniqueId, tour),
      ...shownFacts(tour, locale),
    }));
