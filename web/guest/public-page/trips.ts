import { plainBookingLink } from "#schema/booking-link.ts";
import { decimalAmount, isCurrency } from "#schema/currency.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import { jsonText } from "#web/lib/json-text.ts";
import type { PublicPageView } from "./view.ts";

/**
 * Describes a page's tours to search engines, as schema.org's TouristTrip. These send nobody for the guide, so that they get
 * the operator's own links. It stands beside the page's state, which has the same words, and costs few bytes there.
 */
export function tripsScript({ tours }: PublicPageView, featured: readonly FeaturedTour[]): string {
  if (tours.length === 0) return "";
  const stored = new Map(featured.map(({ tour }) => [tour.id, tour]));
  const trips = tours.flatMap(({ id, title, description }) => {
    const tour = stored.get(id);
    if (!tour) return [];
    const { externalLink, priceFrom, currency } = tour;
    const price = priceFrom !== null &&
      isCurrency(currency) && { price: decimalAmount(priceFrom, currency), priceCurrency: currency };
    const offers = { "@type": "Offer", url: plainBookingLink(externalLink), ...price };
    return [{ "@type": "TouristTrip", name: title.text, description: description.text, offers }];
  });
  const data = { "@context": "https://schema.org", "@graph": trips };
  return `<script type="application/ld+json">${jsonText(data)}</script>`;
}
