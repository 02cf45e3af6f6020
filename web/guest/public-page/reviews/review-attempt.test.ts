import { describe, expect, it } from "vitest";
import { type Issue, messageOf } from "#texts/message.ts";
import { reviewSchema } from "#schema/review.ts";
import { loadLocale } from "#texts/guest/load-locale.ts";
import { english } from "#texts/guest/english.ts";
import { checkReview, type Problem, problemOf, type ReviewFailure } from "./review-attempt.ts";

const german = await loadLocale("de");

describe("checkReview", () => {
  it("a valid review has no errors", () => {
    expect(checkReview({ name: "Ana", rating: "1", comment: "Fine." }, english.texts)).toEqual({});
  });

  it.each([
    ["an empty name", { name: " \n" }, { name: "Please provide your name" }],
    ["an empty comment", { comment: "\t" }, { comment: "Please provide a review comment" }],
    ["no stars", { rating: "" }, { rating: "Rating must be between 1 and 5 stars" }],
    ["six stars", { rating: "6" }, { rating: "Rating must be between 1 and 5 stars" }],
  ])("a review with %s has its error at that field", (_, typed, errors) => {
    const review = { name: "Ana", rating: "5", comment: "Fine.", ...typed };
    expect(checkReview(review, english.texts)).toEqual(errors);
  });
});

/** The API's issues about a review. */
const issuesIn = (typed: object): Issue[] =>
  (reviewSchema.safeParse({ name: "Ana", rating: "5", comment: "Lovely", ...typed }).error?.issues ?? []).map(
    ({ path, message }) => ({ path: path as string[], ...messageOf(message) }),
  );
const refusal = (...issues: Issue[]): ReviewFailure => ({ status: 400, code: "invalid_input", issues });

describe("problemOf", () => {
  const tryAgain = "Something went wrong. Please try again.";
  const long = { name: "x".repeat(101), comment: "x".repeat(2001) };

  it.each([
    ["ja", "お名前は100文字以内で入力してください、レビューを入力してください"],
    ["zh-Hans", "名字不能超过 100 个字符；请填写评价内容"],
    ["ar", "يجب ألا يزيد الاسم على ١٠٠ حرف، يُرجى كتابة رأيك"],
    ["fa", "نام حداکثر می‌تواند ۱۰۰ نویسه باشد، لطفاً نظر خود را بنویسید"],
    ["de", "Der Name darf höchstens 100 Zeichen lang sein, Bitte schreiben Sie eine Bewertung"],
  ] as const)("several problems are listed with the comma and the digits of %s", async (language, text) => {
    const failure = refusal(...issuesIn({ ...long, comment: "" }));
    expect(problemOf(failure, await loadLocale(language)).text).toBe(text);
  });

  it.each<[ReviewFailure, Problem]>([
    [
      { status: 403, code: "own_page" },
      { title: "Not Allowed", text: "You cannot add a review to your own profile" },
    ],
    [
      { status: 403, code: "reviews_disabled" },
      { title: "Reviews Disabled", text: "The owner has disabled reviews for this profile." },
    ],
    [
      { status: 409, code: "handed_on" },
      {
        title: "Your review was not sent",
        text: "Somebody else wears this badge now. Please load the page again.",
      },
    ],
    [
      { status: 413, code: "too_large" },
      {
        title: "Your review was not sent",
        text: "Please make sure all fields are filled out correctly.",
      },
    ],
    [
      { status: 429, code: "too_many_requests" },
      { title: "Too many attempts. Please wait a moment and try again.", text: tryAgain },
    ],
    [{ status: 500 }, { title: "Your review was not sent", text: tryAgain }],
    [{ status: 0 }, { title: "You are offline", text: "Please check your connection and try again." }],
  ])("the refusal %j of a review has a title and a text", (failure, texts) =>
    expect(problemOf(failure, english)).toEqual(texts),
  );

  const { texts } = german;

  it.each([
    [{ name: " " }, "Please provide your name", texts.nameRequired],
    [{ rating: "6" }, "Rating must be between 1 and 5 stars", texts.ratingInvalid],
    [{ comment: "" }, "Please provide a review comment", texts.commentRequired],
    [
      { name: long.name },
      "Name must be less than 100 characters",
      "Der Name darf höchstens 100 Zeichen lang sein",
    ],
    [
      { comment: long.comment },
      "Comment must be less than 2000 characters",
      "Die Bewertung darf höchstens 2000 Zeichen lang sein",
    ],
  ])("the problem of the review %j is told in the guest's language", (typed, inEnglish, text) => {
    const failure = refusal(...issuesIn(typed));
    expect(problemOf(failure, german)).toEqual({ title: texts.checkReview, text });
    expect(problemOf(failure, english).text).toBe(inEnglish);
  });

  it("an error about none of a review's values is shown as it came", () => {
    const rule = { path: ["language"], text: "At most {max} languages", values: { max: 2 } };
    expect(problemOf(refusal(rule, ...issuesIn({ name: "" })), german).text).toBe(
      `At most 2 languages, ${texts.nameRequired}`,
    );
  });

  it.each<[ReviewFailure, string, string]>([
    [{ status: 403, code: "own_page" }, texts.notAllowed, texts.ownProfile],
    [{ status: 403, code: "reviews_disabled" }, texts.disabled, texts.ownerDisabled],
    [{ status: 409, code: "handed_on" }, texts.notSent, texts.handedOn],
    [{ status: 429, code: "too_many_requests" }, texts.tooMany, texts.tryAgain],
    [{ status: 413, code: "too_large" }, texts.notSent, texts.fillCorrectly],
    [{ status: 503, code: "unavailable" }, texts.notSent, texts.tryAgain],
  ])("the refusal %j of a review is in German", (failure, title, text) =>
    expect(problemOf(failure, german)).toEqual({ title, text }),
  );
});
