import type { ReviewAttempt } from "./review-attempt.ts";
import type { RecordChange } from "./review-changes.ts";
import { ReviewEntry } from "./review-entry.tsx";
import { ReviewList } from "./review-list.tsx";
import { Disabled, Item, Origin, Platforms, Score } from "./review-parts.tsx";
import type { ProfileView } from "./view.ts";

export type GuestReviewsProps = {
  view: ProfileView;
  attempt: ReviewAttempt | undefined;
  record: RecordChange;
};

/** 'Guest Reviews' for everybody but the owner: the form, what guests wrote, and where else they may write. */
export const GuestReviews = ({ view, attempt, record }: GuestReviewsProps) => (
  <section className="sec" id="reviews">
    <h2>Guest Reviews</h2>
    {view.reviewsEnabled ? (
      <>
        <ReviewEntry view={view} attempt={attempt} record={record} />
        <div className="block">
          <Score view={view}>Be the first to say how it was.</Score>
          <Origin view={view} />
          <Platforms view={view} />
          <ReviewList
            view={view}
            record={record}
            renderItem={(review) => <Item key={review.id} review={review} name={view.name} />}
          />
        </div>
      </>
    ) : (
      <div className="block">
        <Disabled>This guide has disabled reviews for their profile.</Disabled>
        <Platforms view={view} />
      </div>
    )}
  </section>
);
