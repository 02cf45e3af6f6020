import type { Guide } from "#schema/guide.ts";
import { ApiError, api } from "#web/api/client.ts";

/** ms without an end of the upload after which it counts as failed */
const TIMEOUT = 120_000;

/**
 * Sends the picture of a profile; `onProgress` gets the part that is sent, 0 to 1. Answers the profile.
 * fetch() can't tell how far an upload is, so this is an XMLHttpRequest.
 * @throws {ApiError} for any answer but success
 * @throws {TypeError} when no answer came
 */
export const uploadPicture = (
  guideId: number,
  picture: Blob,
  onProgress: (part: number) => void,
): Promise<Guide> =>
  new Promise((resolve, reject) => {
    const body = new FormData();
    body.append("image", picture, "picture");
    const request = new XMLHttpRequest();
    request.timeout = TIMEOUT;
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) reject(new ApiError(status, responseText || statusText));
      else resolve(JSON.parse(responseText) as Guide);
    });
    for (const event of ["error", "abort", "timeout"])
      request.addEventListener(event, () => reject(new TypeError("the upload got no answer")));
    request.open("POST", api.guides[":id"]["profile-picture"].$path({ param: { id: String(guideId) } }));
    request.send(body);
  });
