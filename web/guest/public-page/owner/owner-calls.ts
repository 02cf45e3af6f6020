import { api, read } from "#web/api/client.ts";
import { statusOf } from "#web/api/failure.ts";

/** Counts a 404 as done, because another tab, or an earlier call whose response was lost, has done it. */
const goneOr = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });

const paramOf = (id: number) => ({ id: String(id) });

/** GET /api/guides/{uniqueId}: the profile. */
export const getGuide = (uniqueId: string) => read(api.guides[":uniqueId"].$get({ param: { uniqueId } }));

/** GET /api/guides/{uniqueId}/reviews: the newest, newest first. */
export const getReviews = (uniqueId: string) =>
  read(api.guides[":uniqueId"].reviews.$get({ param: { uniqueId } }));

/** GET /api/guides/{id}/tours: the featured tours in their order. */
export const getFeaturedTours = (guideId: number) =>
  read(api.guides[":id"].tours.$get({ param: paramOf(guideId) }));

/** GET /api/subscriptions/status: the signed-in user's plan. */
export const getBilling = () => read(api.subscriptions.status.$get());

/** GET /api/subscriptions/plan: what a subscription costs. */
export const getPlan = () => read(api.subscriptions.plan.$get());

/** GET /api/user/guides: the signed-in user's profiles. */
export const getOwnGuides = () => read(api.user.guides.$get());

/** POST /api/user/reviews/seen: one profile's, up to the newest that is shown. A failure shows no message. */
export const markSeen = (json: { guideId: number; upTo: number }): void =>
  void read(api.user.reviews.seen.$post({ json })).catch(console.warn);

/** POST /api/guides/{id}/printed: ticks a first step. A failure shows no message. */
export const notePrinted = (guideId: number): void =>
  void read(api.guides[":id"].printed.$post({ param: paramOf(guideId) })).catch(console.warn);

/** DELETE /api/reviews/{id}: a 404 counts as deleted. */
export const removeReview = (id: number) => goneOr(read(api.reviews[":id"].$delete({ param: paramOf(id) })));

/** PUT /api/reviews/{id}/reply: returns the review. */
export const saveReply = ({ id, reply }: { id: number; reply: string }) =>
  read(api.reviews[":id"].reply.$put({ param: paramOf(id), json: { reply } }));

/** DELETE /api/reviews/{id}/reply: a 404 counts as deleted. */
export const removeReply = (id: number) =>
  goneOr(read(api.reviews[":id"].reply.$delete({ param: paramOf(id) })));
