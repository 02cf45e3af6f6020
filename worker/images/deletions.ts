/** Objects beneath it are no pictures: their names remember which accounts were deleted, and when. */
export const DELETIONS_PREFIX = "deletions/";

/**
 * Remembers outside the database that an account was deleted: whoever restores an older state of the database leaves it out.
 * `at`: ms since 1970.
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
