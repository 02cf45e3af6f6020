import type { PublicGuide } from "#schema/guide.ts";
import type { OwnReview, Review, ReviewHold } from "#schema/review.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import type { Locale } from "#texts/guest/locale.ts";
import type { ShownLink } from "../parts/shown-link.ts";
import type { ServiceGlyph } from "../parts/service-glyphs.ts";
import type { ShownTour } from "./shown-tours.ts";
import type { ShownText } from "./in-language.ts";

/** The review form's means to tell people from machines: when the page was made, signed, and a challenge. */
type SpamChecks = { formToken: string; turnstile?: { origin: string; siteKey: string } };

/** A profile as the API and the database know it. `reviews`: the newest, newest first. */
export type PublicPageData = {
  guide: PublicGuide;
  reviews: OwnReview[];
  tours: FeaturedTour[];
  spamChecks?: SpamChecks;
  /** who runs this site and compares licences; the product's name without it */
  checkedBy?: string;
  /** a machine's translations into the page's language, by what they are about: "profile", "tour-12" */
  machineTranslations?: Record<string, Record<string, string>>;
};

/** A review as the page shows it. For its guide it also has why guests don't see it. */
export type ShownReview = Pick<Review, "id" | "name" | "rating" | "comment" | "date"> & {
  /** the comment's language; missing where it is the page's */
  language?: WrittenLanguage;
  reply: { text: string; date: string; language?: WrittenLanguage } | null;
} & Partial<ReviewHold>;

/** A profile's reviews, as far as they have been loaded. */
export type LoadedReviews = {
  /**
   * the mean of all reviews, 1 to 5; null without any. `reviewCount` counts all of them, `reviews` holds the loaded
   * ones
   */
  rating: number | null;
  reviewCount: number;
  /** how many the owner has deleted */
  reviewsRemoved: number;
  /** whether there are earlier reviews, about a colleague */
  hasEarlier?: true;
  reviews: ShownReview[];
  /** the address of the next slice; null when all are loaded */
  moreReviews: string | null;
};

/**
 * A profile that is ready to render, with fallbacks filled in and every address checked. The server makes it, so that the
 * browser loads neither the schemas nor their library.
 */
export type PublicPageView = LoadedReviews & {
  /** the language of the page's own texts */
  locale: Locale;
  id: number;
  uniqueId: string;
  /** the owner's id */
  userId: number;
  name: string;
  /** how guests address the guide, where that isn't the name */
  callMe?: string;
  tag: ShownText;
  bio: ShownText;
  /** the guide's licence; `checked`: by whom and when it was compared, missing where only the guide states it */
  licence?: { number: string; issuer: string; url?: string; checked?: { name: string; date: string } };
  /** the languages the guide speaks, in a sentence; missing without one */
  spoken?: string;
  url: string;
  /** whether search engines must not show the page; missing where they may */
  isUnlisted?: true;
  /** the address that its owner chose; missing without one */
  handle?: string;
  image: string | null;
  banner: string | null;
  connect: ShownLink[];
  /** the guide's own links: those of known services as icons beside `connect`, the others as rows with their host */
  links: ({ label: string; url: string } & ({ glyph: ServiceGlyph } | { host: string }))[];
  tips: ShownLink[];
  /** who gets the tips, as the invitation to tip names them */
  tipsTo: string;
  /** the address of the tip page; null where there are only the links above */
  tipPage: string | null;
  /** `url` is where a review is written */
  platforms: { id: number; platform: string; url: string }[];
  reviewsEnabled: boolean;
  /** why an admin has hidden the page, for its team; missing while it isn't hidden */
  hiddenReason?: string;
  /** missing in a preview */
  spamChecks?: SpamChecks;
  operatorName: string;
  tours: ShownTour[];
};
