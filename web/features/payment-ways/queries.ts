import { queryOptions } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";

/** The key of the signed-in user's profiles, which features/guides/ asks for. */
export const OWN_GUIDES_KEY = [api.user.guides.$path()] as const;

/** Asks for a profile's ways to be tipped, in its guide's order; for its owner. */
export const paymentWaysQuery = (guideId: number) => {
  const param = { id: String(guideId) };
  return queryOptions({
    queryKey: [api.guides[":id"]["payment-ways"].$path({ param })],
    queryFn: () => read(api.guides[":id"]["payment-ways"].$get({ param })),
  });
};
