import { ApiError } from "./client.ts";
import { UPLOAD_TIMEOUT } from "./fetch-with-timeout.ts";

export type UploadOptions = {
  /** gets the fraction that is sent, 0 to 1 */
  onProgress: (fraction: number) => void;
  /** aborts the upload */
  signal?: AbortSignal;
};

/**
 * Posts an image in the multipart field `image` and returns the response's JSON. It is an XMLHttpRequest, because fetch()
 * can't report the progress of an upload. Throws ApiError for any response but success, TypeError when no response came.
 */
export const uploadImage = <Body>(
  path: string,
  image: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<Body> =>
  new Promise((resolve, reject) => {
    const body = new FormData();
    body.append("image", image, "image");
    const request = new XMLHttpRequest();
    request.timeout = UPLOAD_TIMEOUT;
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) return reject(new ApiError(status, responseText || statusText));
      try {
        return resolve(JSON.parse(responseText) as Body);
      } catch (error) {
        // What a listener throws nobody hears: whoever waits would wait for good.
        return reject(error);
      }
    });
    for (const event of ["error", "abort", "timeout"])
      request.addEventListener(event, () => reject(new TypeError("the upload got no response")));
    signal?.addEventListener("abort", () => request.abort());
    request.open("POST", path);
    request.send(body);
  });
