import { useLocale } from "#texts/guest/use-locale.ts";
import type { ShownAttempt } from "./review-attempt.ts";
import type { RecordChange } from "./review-changes.ts";
import { ReviewEntry, type Tip } from "./review-entry.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewsDisabled, ReviewItem, ReviewOrigin, ReviewPlatforms, Score } from "./review-parts.tsx";
import type { PublicPageView } from "../view.ts";

type GuestReviewsProps = {
  view: PublicPageView;
  attempt: ShownAttempt | undefined;
  record: RecordChange;
  tip: Tip | null;
};

/** Shows 'Guest Reviews' to everybody but the team: the form, the reviews and the review platforms. */
export function GuestReviews({ view, attempt, record, tip }: GuestReviewsProps) {
  const { texts } = useLocale();
  return (
    <section className="sec" id="reviews">
      <h2>{texts.guestReviews}</h2>
      {view.reviewsEnabled ? (
        <>
          <ReviewEntry view={view} attempt={attempt} record={record} tip={tip} />
          <div className="block">
            <Score view={view}>{texts.beFirst}</Score>
            <ReviewOrigin view={view} />
            <ReviewPlatforms view={view} />
            <ReviewList
              view={view}
              record={record}
              renderItem={(review) => (
                <ReviewItem key={review.id} review={review} name={view.name} uniqueId={view.uniqueId} />
              )}
            />
          </div>
        </>
      ) : (
        <div className="block">
          <ReviewPlatforms view={view} />
          <ReviewsDisabled>{texts.guideDisabled}</ReviewsDisabled>
        </div>
      )}
    </section>
  );
}
