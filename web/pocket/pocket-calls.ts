import { api, read } from "#web/api/client.ts";

/** GET /api/auth/me: the signed-in user. Throws an ApiError with status 401 when there is none. */
export const getUser = () => read(api.auth.me.$get());

/** GET /api/user/guides: the signed-in user's profiles. */
export const getOwnGuides = () => read(api.user.guides.$get());

/** GET /api/guides/{id}/payment-ways: a profile's ways to be tipped, in its guide's order. */
export const getPaymentWays = (guideId: number) =>
  read(api.guides[":id"]["payment-ways"].$get({ param: { id: String(guideId) } }));
