import type { User } from "#schema/account.ts";
import { ApiError, api, read } from "#web/api/client.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import type { Locale } from "#web/i18n/locale.ts";
import { publicPageView, type PublicPageView, reviewList } from "../view.ts";

/** One for the page, so that whoever asks for the session after `findViewer` finds its answer. */
export const client = createQueryClient();

/** The signed-in user, null for nobody. Throws when the server can't say. */
export const findViewer = (): Promise<User | null> => client.fetchQuery(sessionQuery());

const getGuide = (uniqueId: string) => read(api.guides[":uniqueId"].$get({ param: { uniqueId } }));
const getReviews = (uniqueId: string) => read(api.guides[":uniqueId"].reviews.$get({ param: { uniqueId } }));

/** A view with its reviews, which the page leaves out while they are disabled. Throws when they can't be loaded. */
export async function withReviews(view: PublicPageView): Promise<PublicPageView> {
  const [guide, reviews] = await Promise.all([getGuide(view.uniqueId), getReviews(view.uniqueId)]);
  return { ...view, ...reviewList({ guide, reviews }) };
}

/** A profile that isn't public, as its owner may see it; undefined for everybody else. Throws when it can't be loaded. */
export async function findHidden(uniqueId: string, locale: Locale): Promise<PublicPageView | undefined> {
  try {
    const guide = await getGuide(uniqueId);
    const [reviews, tours] = await Promise.all([
      getReviews(uniqueId),
      read(api.guides[":id"].tours.$get({ param: { id: String(guide.id) } })),
    ]);
    return publicPageView({ guide, reviews, tours }, locale);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
