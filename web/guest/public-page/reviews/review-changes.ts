import { useState } from "react";
import type { ReviewSlice } from "../guest-calls.ts";
import type { PublicPageView, LoadedReviews, ShownReview } from "../view.ts";

/** A change of the reviews since the page was loaded. */
type ReviewChange =
  | { kind: "added"; review: ShownReview }
  | { kind: "removed"; id: number }
  | { kind: "replied"; id: number; reply: ShownReview["reply"] }
  | ({ kind: "loaded" } & ReviewSlice);

/** Counts one rating more (`by` 1) or one less (`by` -1). */
function withRating(
  list: LoadedReviews,
  rating: number,
  by: 1 | -1,
): Pick<LoadedReviews, "rating" | "reviewCount"> {
  const reviewCount = list.reviewCount + by;
  const sum = (list.rating ?? 0) * list.reviewCount + by * rating;
  return { reviewCount, rating: reviewCount === 0 ? null : sum / reviewCount };
}

/** Applies a change. Adding a review twice, or removing it twice, changes nothing. */
export function changeReviews<List extends LoadedReviews>(list: List, change: ReviewChange): List {
  const { reviews } = list;
  const findReview = (id: number) => reviews.find((review) => review.id === id);
  switch (change.kind) {
    case "added": {
      const { review } = change;
      if (findReview(review.id)) return list;
      return { ...list, ...withRating(list, review.rating, 1), reviews: [review, ...reviews] };
    }
    case "removed": {
      const gone = findReview(change.id);
      if (!gone) return list;
      const left = reviews.filter((review) => review !== gone);
      return {
        ...list,
        ...(!gone.status && withRating(list, gone.rating, -1)),
        reviewsRemoved: list.reviewsRemoved + (gone.status === "hidden" ? 0 : 1),
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
        reviews: [...reviews, ...change.reviews.filter(({ id }) => !findReview(id))],
        moreReviews: change.next,
      };
  }
}

export type RecordChange = (change: ReviewChange) => void;

/** Returns the loaded view with the changes recorded since, and the function that records one. */
export function useReviewChanges(loaded: PublicPageView): [view: PublicPageView, record: RecordChange] {
  const [changes, setChanges] = useState<ReviewChange[]>([]);
  const record = (change: ReviewChange) => setChanges((earlier) => [...earlier, change]);
  return [changes.reduce(changeReviews<PublicPageView>, loaded), record];
}
