import { ApiError, api, read } from "#web/api/client.ts";

/** Done, also when another tab or a lost answer had done it before. */
const goneOr = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });

const paramOf = (id: number) => ({ id: String(id) });

/** DELETE /api/reviews/{id} */
export const removeReview = (id: number) => goneOr(read(api.reviews[":id"].$delete({ param: paramOf(id) })));

/** PUT /api/reviews/{id}/reply: answers the review. */
export const saveReply = ({ id, reply }: { id: number; reply: string }) =>
  read(api.reviews[":id"].reply.$put({ param: paramOf(id), json: { reply } }));

/** DELETE /api/reviews/{id}/reply */
export const removeReply = (id: number) =>
  goneOr(read(api.reviews[":id"].reply.$delete({ param: paramOf(id) })));
