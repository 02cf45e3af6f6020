/** The prefix of objects that are no images. Their names record which accounts were deleted, and when. */
export const DELETIONS_PREFIX = "deletions/";

/**
 * Records outside the database that an account was deleted, so that a restored older database can leave the account
 * out. `at` is ms since 1970.
 */
export const recordDeletion = async (
  { PICTURES }: { PICTURES: R2Bucket },
  userId: number,
  at: number,
): Promise<void> => {
  await PICTURES.put(`${DELETIONS_PREFIX}${userId}-${at}`, "", {
    httpMetadata: { contentType: "text/plain" },
  });
};
