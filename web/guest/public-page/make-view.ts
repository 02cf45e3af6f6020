import { BRAND } from "#schema/brand.ts";
import type { PublicGuide } from "#schema/guide.ts";
import { filledLinks } from "#schema/links.ts";
import { knownService, shownHost } from "#schema/known-services.ts";
import type { OwnReview } from "#schema/review.ts";
import { isWebUrl } from "#schema/web-url.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { english } from "#texts/guest/english.ts";
import { fill, reviewDate } from "#texts/guest/format.ts";
import { languageList } from "#texts/guest/language-names.ts";
import { isolated } from "#texts/isolated.ts";
import type { PageLanguage } from "#locales/languages.ts";
import type { Locale } from "#texts/guest/locale.ts";
import { type ShownLink, shownImage, tipLinks } from "../parts/shown-link.ts";
import { tipLead } from "../parts/tip-lead.ts";
import { SERVICE_GLYPHS } from "../parts/service-glyphs.ts";
import { shownTours } from "./shown-tours.ts";
import { sayIn } from "./in-language.ts";
import type { LoadedReviews, PublicPageData, PublicPageView, ShownReview } from "./view.ts";

const NO_REVIEWS: LoadedReviews = {
  rating: null,
  reviewCount: 0,
  reviewsRemoved: 0,
  reviews: [],
  moreReviews: null,
};

/** Returns a text's language where it isn't the page's. */
const marked = (language: WrittenLanguage, page: PageLanguage) => (language === page ? {} : { language });

const shownReview = (
  { guideId: _guideId, language, reply, ...review }: OwnReview,
  page: PageLanguage,
): ShownReview => ({
  ...review,
  ...marked(language, page),
  reply: reply && { text: reply.text, date: reply.date, ...marked(reply.language, page) },
});

/** Makes the reviews part of the view, whether or not reviews are enabled. */
export function loadedReviews(
  { guide, reviews }: Pick<PublicPageData, "guide" | "reviews">,
  page: PageLanguage,
): LoadedReviews {
  const last = reviews[reviews.length - 1];
  return {
    rating: guide.rating,
    reviewCount: guide.reviewCount,
    reviewsRemoved: guide.reviewsRemoved,
    ...(guide.hasEarlierReviews && { hasEarlier: true }),
    reviews: reviews.map((review) => shownReview(review, page)),
    // The API takes the last review's id as the cursor.
    moreReviews:
      last && reviews.filter((review) => !review.status).length < guide.reviewCount
        ? `/api/guides/${encodeURIComponent(guide.uniqueId)}/reviews?cursor=${last.id}`
        : null,
  };
}

/** Labels e-mail and phone in the page's language. Services keep their names. */
const named = (links: ShownLink[], { texts }: Locale): ShownLink[] =>
  links.map((link) => {
    const { field } = link;
    return field === "email" || field === "phone" ? { ...link, label: texts[field] } : link;
  });

/** Makes the licence as guests read it. */
function licenceOf(
  { licence }: PublicGuide,
  checkedBy: string,
  locale: Locale,
): Pick<PublicPageView, "licence"> {
  if (!licence) return {};
  const { number, issuer, url, checkedOn } = licence;
  return {
    licence: {
      number,
      issuer,
      ...(url !== undefined && isWebUrl(url) && { url }),
      ...(checkedOn !== undefined && {
        checked: { name: isolated(checkedBy), date: reviewDate(locale, checkedOn) },
      }),
    },
  };
}

/**
 * Makes the view of a profile, in English by default. Leaves out links that can't be opened safely, and disabled reviews.
 */
export function publicPageView(
  { guide, reviews, tours, spamChecks, checkedBy = BRAND, machineTranslations = {} }: PublicPageData,
  locale = english,
): PublicPageView {
  const reviewsEnabled = guide.reviewsEnabled !== "false";
  const { language } = locale;
  const written = { ...guide, machineTranslation: machineTranslations.profile };
  const tag = sayIn(language, written, "professionalTag");
  const languages = guide.languagesSpoken;
  const lead = tipLead(guide, locale.texts);
  return {
    // Of the invitations to tip, the script gets the one that the page shows.
    locale: { ...locale, texts: { ...locale.texts, tipLead: lead.text } },
    id: guide.id,
    uniqueId: guide.uniqueId,
    userId: guide.userId,
    name: guide.name,
    ...(guide.callMe !== "" && { callMe: guide.callMe }),
    tag: tag.text === "" ? { text: locale.texts.tag } : tag,
    bio: sayIn(language, written, "bio"),
    ...licenceOf(guide, checkedBy, locale),
    ...(languages.length > 0 && {
      spoken: fill(locale, "spoken", { languages: languageList(locale.tag, languages) }),
    }),
    url: guide.url,
    ...(guide.isListed === false && { isUnlisted: true as const }),
    ...(guide.handle !== null && { handle: guide.handle }),
    image: shownImage(guide.profilePicture),
    banner: shownImage(guide.userBannerImage),
    connect: named(filledLinks(guide, "connect"), locale),
    links: guide.links
      .filter(({ url }) => isWebUrl(url))
      .map(({ label, url }) => {
        const service = knownService(url);
        return { label, url, ...(service ? { glyph: SERVICE_GLYPHS[service] } : { host: shownHost(url) }) };
      }),
    tips: tipLinks(guide),
    tipsTo: lead.name,
    tipPage: guide.hasPaymentWays ? `/profile/${encodeURIComponent(guide.uniqueId)}/tip` : null,
    platforms: guide.reviewPlatforms
      .filter(({ url }) => isWebUrl(url))
      .map(({ id, platform, writeUrl }) => ({ id, platform, url: writeUrl })),
    reviewsEnabled,
    ...(spamChecks && { spamChecks }),
    ...(reviewsEnabled ? loadedReviews({ guide, reviews }, language) : NO_REVIEWS),
    operatorName: guide.operatorName.trim(),
    tours: shownTours(tours, { guide, machineTranslations, locale }),
  };
}
