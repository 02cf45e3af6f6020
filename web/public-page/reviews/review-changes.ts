import { useState } from "react";
import type { ReviewPage } from "./review-calls.ts";
import type { PublicPageView, ReviewList, ShownReview } from "../view.ts";

/** What has happened to the reviews since the page was loaded. */
export type ReviewChange =
  | { kind: "added"; review: ShownReview }
  | { kind: "removed"; id: number }
  | { kind: "replied"; id: number; reply: ShownReview["reply"] }
  | ({ kind: "loaded" } & ReviewPage);

/** The list with one rating more (`by` 1) or less (`by` -1). */
function rerated(list: ReviewList, rating: number, by: 1 | -1): Pick<ReviewList, "rating" | "reviewCount"> {
  const reviewCount = list.reviewCount + by;
  const sum = (list.rating ?? 0) * list.reviewCount + by * rating;
  return { reviewCount, rating: reviewCount === 0 ? null : sum / reviewCount };
}

/** The page after a change. What is there already isn't added, what is gone isn't removed again. */
export function changeReviews<List extends ReviewList>(list: List, change: ReviewChange): List {
  const { reviews } = list;
  const known = (id: number) => reviews.find((review) => review.id === id);
  switch (change.kind) {
    case "added": {
      const { review } = change;
      if (known(review.id)) return list;
      return { ...list, ...rerated(list, review.rating, 1), reviews: [review, ...reviews] };
    }
    case "removed": {
      const gone = known(change.id);
      if (!gone) return list;
      const left = reviews.filter((review) => review !== gone);
      return {
        ...list,
        ...rerated(list, gone.rating, -1),
        reviewsRemoved: list.reviewsRemoved + 1,
        reviews: left,
      };
    }
    case "replied": {
      const { id, reply } = change;
      return {
        ...list,
        reviews: reviews.map((review) => (review.id === id ? { ...review, reply } : review)),
      };
    }
    case "loaded":
      return {
        ...list,
        reviews: [...reviews, ...change.reviews.filter(({ id }) => !known(id))],
        moreReviews: change.next,
      };
  }
}

export type RecordChange = (change: ReviewChange) => void;

/** A view that follows what happens to its reviews on this page. */
export function useReviewChanges(loaded: PublicPageView): [view: PublicPageView, record: RecordChange] {
  const [changes, setChanges] = useState<ReviewChange[]>([]);
  const record = (change: ReviewChange) => setChanges((earlier) => [...earlier, change]);
  return [changes.reduce(changeReviews<PublicPageView>, loaded), record];
}
