import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import type { PageTexts } from "#locales/guest.ts";
import { countText, fill, meanText } from "#texts/guest/format.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { BrandIcon } from "#web/ui/brand-icon.tsx";
import { PunchHole, Strap } from "#web/ui/strap.tsx";
import { ServiceIcon } from "../parts/service-icon.tsx";
import { GuideImage } from "../parts/guide-image.tsx";
import { LicenceLine } from "./licence-line.tsx";
import { FOREIGN } from "./more-links.tsx";
import { ToursTitle } from "./featured-tours.tsx";
import { Star } from "./reviews/stars.tsx";
import type { PublicPageView } from "./view.ts";
import { WrittenText } from "./written-text.tsx";

function RatingLink({ rating, count }: { rating: number; count: number }) {
  const locale = useLocale();
  const mean = meanText(locale, rating);
  const reviews = countText(locale, "reviews", count);
  const label = `${fill(locale, "outOf", { rating: mean })}, ${reviews}`;
  return (
    <a className="rate" href="#reviews" data-event="review-open" aria-label={label}>
      <Star size={20} /> {mean} <span className="n">{reviews}</span>
    </a>
  );
}

const Connect = ({
  texts,
  view: { uniqueId, connect, links },
}: {
  texts: PageTexts;
  view: PublicPageView;
}) => (
  <div className="about">
    <h2>{texts.connect}</h2>
    <div className="socials">
      {connect.map(({ field, label, url, newTab }) => (
        <a
          key={field}
          href={url}
          aria-label={label}
          title={label}
          data-event={`contact ${field}`}
          {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
        >
          <BrandIcon name={field} />
        </a>
      ))}
      {links.map(
        (link) =>
          "glyph" in link && (
            <a
              key={link.url}
              href={link.url}
              aria-label={link.label}
              title={link.label}
              data-event="link"
              {...FOREIGN}
            >
              <ServiceIcon glyph={link.glyph} />
            </a>
          ),
      )}
    </div>
    <a className="btn line sm" href={paths.contactCard(uniqueId)} data-event="save-contact">
      {texts.saveContact}
    </a>
  </div>
);

type BadgeProps = {
  view: PublicPageView;
  /** whether tours follow below, which the badge then links to because few guests would scroll to them */
  hasTours: boolean;
  /** the owner's buttons */
  actions?: ReactNode;
};

/** Shows who the guide is and how to reach them. */
export function Badge({ view, hasTours, actions }: BadgeProps) {
  const { texts } = useLocale();
  return (
    <section className="badge" aria-label={texts.guide}>
      <Strap />
      <PunchHole />
      <GuideImage key={view.image} src={view.image} name={view.name} />
      <h1 dir="auto" translate="no">
        {view.name}
      </h1>
      <p className="tag" dir="auto" lang={view.tag.lang}>
        {view.tag.text}
      </p>
      <LicenceLine view={view} />
      {view.spoken !== undefined && <p className="fine">{view.spoken}</p>}
      {!hasTours && view.operatorName !== "" && (
        <p className="fine" dir="auto" translate="no">
          {view.operatorName}
        </p>
      )}
      {view.reviewsEnabled && view.rating !== null && (
        <RatingLink rating={view.rating} count={view.reviewCount} />
      )}
      {hasTours && (
        <a className="rate" href="#tours">
          <span className="n">
            <ToursTitle operatorName={view.operatorName} />
          </span>
        </a>
      )}
      {actions}
      {view.bio.text !== "" && (
        <>
          <hr className="sep" />
          <div className="about">
            <h2>{texts.aboutMe}</h2>
            <WrittenText shown={view.bio} />
          </div>
        </>
      )}
      {(view.connect.length > 0 || view.links.some((link) => "glyph" in link)) && (
        <>
          <hr className="sep" />
          <Connect texts={texts} view={view} />
        </>
      )}
    </section>
  );
}
