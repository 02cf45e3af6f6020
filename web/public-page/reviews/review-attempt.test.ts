import { describe, expect, it } from "vitest";
import {
  COMMENT_REQUIRED,
  NAME_REQUIRED,
  HANDED_ON_MESSAGE,
  OWN_PROFILE_MESSAGE,
  RATING_MESSAGE,
  REVIEWS_DISABLED_MESSAGE,
} from "#schema/review-rules.ts";
import { tooLong } from "#schema/clean-text.ts";
import { loadLocale } from "#web/i18n/load-locale.ts";
import { english } from "#web/i18n/english.ts";
import { checkReview, problemOf } from "./review-attempt.ts";

const german = await loadLocale("de");

describe("checkReview", () => {
  it("a valid review has no errors", () => {
    expect(checkReview({ name: "Ana", rating: "1", comment: "Fine." }, english.words)).toEqual({});
  });

  it.each([
    ["an empty name", { name: " \n" }, { name: "Please provide your name" }],
    ["an empty comment", { comment: "\t" }, { comment: "Please provide a review comment" }],
    ["no stars", { rating: "" }, { rating: "Rating must be between 1 and 5 stars" }],
    ["six stars", { rating: "6" }, { rating: "Rating must be between 1 and 5 stars" }],
  ])("a review with %s has its error at that field", (_, typed, errors) => {
    const review = { name: "Ana", rating: "5", comment: "Fine.", ...typed };
    expect(checkReview(review, english.words)).toEqual(errors);
  });
});

describe("problemOf", () => {
  const tryAgain = "Something went wrong. Please try again.";

  it.each([
    ["ja", "お名前を入力してください、お名前は100文字以内で入力してください"],
    ["zh-Hans", "请填写您的名字；名字不能超过 100 个字符"],
    ["ar", "يُرجى كتابة اسمك، يجب ألا يزيد الاسم على ١٠٠ حرف"],
    ["fa", "لطفاً نام خود را بنویسید، نام حداکثر می‌تواند ۱۰۰ نویسه باشد"],
    ["de", "Bitte geben Sie Ihren Namen an, Der Name darf höchstens 100 Zeichen lang sein"],
  ] as const)("several problems are listed with the comma and the digits of %s", async (language, text) => {
    const errors = [NAME_REQUIRED, tooLong("Name", 100)];
    expect(problemOf({ status: 400, message: "", errors }, await loadLocale(language)).text).toBe(text);
  });

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
      { status: 429, message: "Too many attempts. Please wait a moment and try again." },
      { title: "Too many attempts. Please wait a moment and try again.", text: tryAgain },
    ],
    [
      { status: 500, message: "whatever" },
      { title: "Your review was not sent", text: tryAgain },
    ],
    [
      { status: 0, message: "" },
      { title: "You are offline", text: "Please check your connection and try again." },
    ],
  ])("the refusal %j of a review has a title and a text", (failure, words) =>
    expect(problemOf(failure, english)).toEqual(words),
  );

  const { words } = german;
  const refusal = (errors: string[]) => ({ status: 400, message: errors[0] ?? "", errors });

  it.each([
    [NAME_REQUIRED, words.nameRequired],
    [RATING_MESSAGE, words.ratingInvalid],
    [COMMENT_REQUIRED, words.commentRequired],
    [tooLong("Name", 100), "Der Name darf höchstens 100 Zeichen lang sein"],
    [tooLong("Comment", 2000), "Die Bewertung darf höchstens 2000 Zeichen lang sein"],
  ])("the message %j about a review is translated", (message, text) => {
    expect(problemOf(refusal([message]), german)).toEqual({ title: words.checkReview, text });
    expect(problemOf(refusal([message]), english).text).toBe(message);
  });

  it("an unknown message about a review is shown unchanged", () => {
    expect(problemOf(refusal(["A new rule", NAME_REQUIRED]), german).text).toBe(
      `A new rule, ${words.nameRequired}`,
    );
  });

  it.each([
    [{ status: 403, message: OWN_PROFILE_MESSAGE }, words.notAllowed, words.ownProfile],
    [{ status: 403, message: REVIEWS_DISABLED_MESSAGE }, words.disabled, words.ownerDisabled],
    [{ status: 409, message: HANDED_ON_MESSAGE }, words.notSent, words.earlier],
    [{ status: 429, message: "Too many" }, words.tooMany, words.tryAgain],
    [{ status: 413, message: "Too large" }, words.notSent, words.fillCorrectly],
    [{ status: 503, message: "Overload" }, words.notSent, words.tryAgain],
  ])("the refusal %j of a review is in German", (failure, title, text) =>
    expect(problemOf(failure, german)).toEqual({ title, text }),
  );
});
