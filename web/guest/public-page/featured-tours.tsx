import { srcSetOf, TOUR_SIZES } from "#schema/image-size.ts";
import { Filled } from "#texts/guest/filled.tsx";
import { useLocale } from "#texts/guest/use-locale.ts";
import type { PublicPageView } from "./view.ts";
import { WrittenText } from "./written-text.tsx";

const TourCard = ({ tour, book }: { tour: PublicPageView["tours"][number]; book: string }) => (
  <article className="exp">
    <div className="pic">
      {tour.image !== null && (
        <img
          srcSet={srcSetOf(tour.image, ...TOUR_SIZES)}
          sizes="276px"
          alt=""
          width="276"
          height="158"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          src={tour.image}
        />
      )}
    </div>
    <div className="tx">
      <h3 dir="auto" lang={tour.title.lang}>
        {tour.title.text}
      </h3>
      <WrittenText shown={tour.description} />
      {tour.facts && (
        <details>
          <summary className="rep">{tour.facts[0]}</summary>
          {tour.facts[1] && <p>{tour.facts[1]}</p>}
        </details>
      )}
      <a
        className="btn ink"
        href={tour.link}
        target="_blank"
        rel="noopener noreferrer"
        data-event={`tour ${tour.id}`}
      >
        {book}
      </a>
    </div>
  </article>
);

/** Shows the heading of the tours, with the operator's name where there is one. */
export function ToursTitle({ operatorName }: { operatorName: string }) {
  const { texts } = useLocale();
  if (operatorName === "") return texts.experiences;
  return (
    <Filled text={texts.experiencesFrom}>
      <bdi>{operatorName}</bdi>
    </Filled>
  );
}

/** Shows the operator's tours that this page has. */
export function FeaturedTours({ view }: { view: PublicPageView }) {
  const { texts } = useLocale();
  return (
    <section className="sec" id="tours">
      <h2>
        <ToursTitle operatorName={view.operatorName} />
      </h2>
      <div className="scroller">
        {view.tours.map((tour) => (
          <TourCard key={tour.id} tour={tour} book={texts.book} />
        ))}
      </div>
    </section>
  );
}
