import { BRAND } from "#schema/brand.ts";
import { documentTitle } from "#web/lib/use-title.ts";
import { t } from "#texts/app/t.ts";
import { HEADLINE } from "./headline.ts";

/** Renders the landing page's head for search engines and link previews. `address`: the site's. */
export const LandingHead = ({ address }: { address: string }) => {
  const title = documentTitle(t(HEADLINE));
  const description = t(
    "Tips, reviews and bookings in one place, behind the QR code on a tour guide’s badge. Guests scan it, tip, leave a review and book the next tour.",
  );
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL("/og.png", address).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
