import { ApiError } from "./client.ts";

/** ms without an end of the upload after which it counts as failed */
const TIMEOUT = 120_000;

export type UploadOptions = {
  /** gets the part that is sent, 0 to 1 */
  onProgress: (part: number) => void;
  /** calls the upload off */
  signal: AbortSignal;
};

/**
 * Posts an image in the multipart field `image`; answers what the server made of it. fetch() can't tell how far an
 * upload is, so this is an XMLHttpRequest.
 * @throws {ApiError} for any answer but success
 * @throws {TypeError} when no answer came
 */
export const uploadImage = <Answer>(
  path: string,
  image: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const body = new FormData();
    body.append("image", image, "image");
    const request = new XMLHttpRequest();
    request.timeout = TIMEOUT;
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) reject(new ApiError(status, responseText || statusText));
      else resolve(JSON.parse(responseText) as Answer);
    });
    for (const event of ["error", "abort", "timeout"])
      request.addEventListener(event, () => reject(new TypeError("the upload got no answer")));
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", path);
    request.send(body);
  });
