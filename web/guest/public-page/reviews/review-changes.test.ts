import { describe, expect, it } from "vitest";
import { changeReviews } from "./review-changes.ts";
import type { LoadedReviews, ShownReview } from "../view.ts";

const review = (id: number, rating = 5): ShownReview => ({
  id,
  name: `Guest ${id}`,
  rating,
  comment: "Fine.",
  date: "2026-11-09T23:30:00.000Z",
  reply: null,
});
const list: LoadedReviews = {
  rating: 4,
  reviewCount: 3,
  reviewsRemoved: 0,
  reviews: [review(9, 3), review(8, 4)],
  moreReviews: "/more",
};
const none: LoadedReviews = {
  rating: null,
  reviewCount: 0,
  reviewsRemoved: 1,
  reviews: [],
  moreReviews: null,
};
const ids = ({ reviews }: LoadedReviews) => reviews.map(({ id }) => id);

describe("a new review", () => {
  it("a new review is first in the list and counts in the mean", () => {
    const changed = changeReviews(list, { kind: "added", review: review(10, 2) });
    expect(ids(changed)).toEqual([10, 9, 8]);
    expect(changed).toMatchObject({ reviewCount: 4, rating: 3.5, moreReviews: "/more" });
  });

  it("a single new review is the mean", () => {
    expect(changeReviews(none, { kind: "added", review: review(1, 2) })).toMatchObject({
      reviewCount: 1,
      rating: 2,
    });
  });

  it("a review that is already in the list changes nothing", () => {
    expect(changeReviews(list, { kind: "added", review: review(9, 3) })).toBe(list);
  });
});

describe("a deleted review", () => {
  it("a deleted review leaves the list and the mean, and is counted as removed", () => {
    const changed = changeReviews(list, { kind: "removed", id: 9 });
    expect(ids(changed)).toEqual([8]);
    expect(changed).toMatchObject({ reviewCount: 2, rating: 4.5, reviewsRemoved: 1 });
  });

  it("deleting the last review leaves no mean", () => {
    const only = changeReviews(none, { kind: "added", review: review(1, 2) });
    expect(changeReviews(only, { kind: "removed", id: 1 })).toEqual({ ...none, reviewsRemoved: 2 });
  });

  it("deleting a review that is already gone changes nothing", () => {
    expect(changeReviews(list, { kind: "removed", id: 1 })).toBe(list);
  });
});

it("a reply is added to its review only", () => {
  const reply = { text: "Thank you.", date: "2026-11-10T00:00:00.000Z" };
  const changed = changeReviews(list, { kind: "replied", id: 8, reply });
  expect(changed.reviews.map((item) => item.reply)).toEqual([null, reply]);
  expect(changeReviews(changed, { kind: "replied", id: 8, reply: null })).toEqual(list);
});

it("the reviews shown later are appended without those already in the list", () => {
  const page = { reviews: [review(8, 4), review(7)], next: null };
  const changed = changeReviews(list, { kind: "loaded", ...page });
  expect(ids(changed)).toEqual([9, 8, 7]);
  expect(changed).toMatchObject({ reviewCount: 3, rating: 4, moreReviews: null });
});
