import type { Guide } from "#schema/guide.ts";
import { api } from "#web/api/client.ts";
import { uploadImage } from "#web/api/upload.ts";

/** Sends the picture of a profile; `onProgress` gets the part that is sent, 0 to 1. Answers the profile. */
export const uploadPicture = (
  guideId: number,
  picture: Blob,
  onProgress: (part: number) => void,
): Promise<Guide> =>
  uploadImage(api.guides[":id"]["profile-picture"].$path({ param: { id: String(guideId) } }), picture, {
    onProgress,
    signal: new AbortController().signal,
  });
