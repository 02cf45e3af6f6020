import type { User } from "#schema/account.ts";
import { statusOf } from "#web/api/failure.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import type { Locale } from "#texts/guest/locale.ts";
import { completeTexts } from "../reviews/review-attempt.ts";
import { loadedReviews, publicPageView } from "../make-view.ts";
import type { PublicPageView } from "../view.ts";
import { getFeaturedTours, getGuide, getReviews } from "./owner-calls.ts";

/** The page's one query client, so that the navigation reuses the session that `findViewer` has loaded. */
export const client = createQueryClient();

/** Finds the signed-in user, or null. Throws when the server doesn't respond. */
export const findViewer = (): Promise<User | null> => client.fetchQuery(sessionQuery());

/** Returns whether the signed-in user edits the page for its owner, and so isn't offered what only owners do. */
export const isEditor = ({ userId }: PublicPageView): boolean => {
  const viewer = client.getQueryData(sessionQuery().queryKey);
  return viewer ? viewer.id !== userId : false;
};

/** Returns whether plans are sold here. */
export const isBillingOn = (): boolean => client.getQueryData(sessionQuery().queryKey)?.billing !== "off";

/** Adds the reviews that the page leaves out. Throws when they can't be loaded. */
export async function withReviews(view: PublicPageView): Promise<PublicPageView> {
  const [guide, reviews] = await Promise.all([
    getGuide(view.uniqueId),
    getReviews(view.uniqueId),
    completeTexts(view.locale),
  ]);
  return { ...view, ...loadedReviews({ guide, reviews }, view.locale.language) };
}

/** Finds a hidden profile for its owner; undefined for everybody else. Throws when it can't be loaded. */
export async function findHidden(uniqueId: string, locale: Locale): Promise<PublicPageView | undefined> {
  try {
    const guide = await getGuide(uniqueId);
    const [reviews, tours] = await Promise.all([getReviews(uniqueId), getFeaturedTours(guide.id)]);
    const view = publicPageView({ guide, reviews, tours }, locale);
    return guide.hiddenReason === undefined ? view : { ...view, hiddenReason: guide.hiddenReason };
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}
