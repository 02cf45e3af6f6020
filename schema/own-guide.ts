import type { Guide } from "./guide.ts";

/** What a new guide has done: a picture, a way to be tipped, a badge or code downloaded, a code scanned by anybody. */
export type FirstSteps = Record<"photo" | "tip" | "print" | "scan", boolean>;

/** How a profile is doing. `rating` is the mean of its reviews, null without any. */
export type GuideOverview = {
  rating: number | null;
  reviewCount: number;
  /** reviews since its owner last looked at them, UNSEEN_MAX at most */
  unseenReviews: number;
  /** the newest reviews without a reply, of the last month and LATEST_LIMIT at most */
  unansweredReviews: number;
  /** reviews that wait to be published */
  heldReviews: number;
  /** how many tours its page shows */
  tourCount: number;
  /** the last seven days, today included, of which each begins in the profile's time zone */
  week: GuideWeek;
};

/** Visits, taps on ways to tip, and reviews that guests see: UNSEEN_MAX of these at most. */
type GuideWeek = { visits: number; tipWays: number; reviews: number };

/**
 * A profile in the list of an account that may edit it. `isPublic` says whether the owner's plan makes it public.
 * `firstSteps` is null for editors, and once the account has put the steps away.
 */
export type OwnGuide = Guide &
  GuideOverview & {
    access: "owner" | "editor";
    isPublic: boolean;
    firstSteps: FirstSteps | null;
    /** when a code was first scanned: an instant where its owner was the first, else a day ("2026-11-22"); null before that */
    firstScan: string | null;
    /** the labels of the ways by which guests can tip, in the order of the form */
    tips: string[];
    /** whether guests who have nothing but a card can tip */
    takesCards: boolean;
    /** the label of what people of the profile's country pay by, where that is no way to tip here; null where one is */
    homeWay: string | null;
    /** the ways of which guests say that they don't work, by wayKey: two or more in the last seven days, and none that worked */
    failingWays: string[];
    /** who pays for the page, as its editors know them: an operator's name, else ""; null for the owner */
    owner: { name: string; email: string } | null;
  };
