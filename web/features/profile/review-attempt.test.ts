import { describe, expect, it } from "vitest";
import { checkReview, problemOf } from "./review-attempt.ts";

describe("checkReview", () => {
  it("has nothing to say about a review that keeps the rules", () => {
    expect(checkReview({ name: "Ana", rating: "1", comment: "Fine." })).toEqual({});
  });

  it.each([
    ["an empty name", { name: " \n" }, { name: "Please provide your name" }],
    ["an empty comment", { comment: "\t" }, { comment: "Please provide a review comment" }],
    ["no stars", { rating: "" }, { rating: "Rating must be between 1 and 5 stars" }],
    ["six stars", { rating: "6" }, { rating: "Rating must be between 1 and 5 stars" }],
  ])("tells %s at its field", (_, typed, errors) => {
    expect(checkReview({ name: "Ana", rating: "5", comment: "Fine.", ...typed })).toEqual(errors);
  });
});

describe("problemOf", () => {
  const tryAgain = "Something went wrong. Please try again.";

  it.each([
    [
      { status: 400, message: "first", errors: ["first", "second"] },
      { title: "Please check your review", text: "first, second" },
    ],
    [
      { status: 403, message: "You cannot add a review to your own profile" },
      { title: "Not Allowed", text: "You cannot add a review to your own profile" },
    ],
    [
      { status: 403, message: "Reviews are disabled" },
      { title: "Reviews Disabled", text: "The owner has disabled reviews for this profile." },
    ],
    [
      { status: 413, message: "Too large" },
      {
        title: "Your review was not sent",
        text: "Please make sure all fields are filled out correctly.",
      },
    ],
    [
      { status: 429, message: "Too many. Please wait." },
      { title: "Too many. Please wait.", text: tryAgain },
    ],
    [
      { status: 500, message: "whatever" },
      { title: "Your review was not sent", text: tryAgain },
    ],
    [
      { status: 0, message: "" },
      { title: "Your review was not sent", text: tryAgain },
    ],
  ])("puts %j into words", (failure, words) => expect(problemOf(failure)).toEqual(words));

  it("says that there is no network, where the browser knows it", () => {
    expect(problemOf({ status: 0, message: "" }, false)).toEqual({
      title: "You are offline",
      text: tryAgain,
    });
  });
});
