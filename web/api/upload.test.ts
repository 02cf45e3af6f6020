import { afterEach, expect, it, vi } from "vitest";
import { uploadImage } from "./upload.ts";

const image = new Blob(["image"], { type: "image/webp" });

/** Responds to an upload with this status and text. */
function respond(status: number, responseText: string): void {
  class Request extends EventTarget {
    upload = new EventTarget();
    status = status;
    statusText = "";
    responseText = responseText;
    open(): void {}
    send(): void {
      this.dispatchEvent(new Event("load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
}

const upload = () => uploadImage("/api/user/banner-image", image, { onProgress: () => {} });

afterEach(() => vi.unstubAllGlobals());

it("an upload returns the response's JSON", async () => {
  respond(200, '{"id":7}');
  expect(await upload()).toEqual({ id: 7 });
});

it.each([
  [413, '{"message":"The image must be less than 2MB"}', "413"],
  [502, "<html>", "502"],
])("an upload that is refused with %i fails", async (status, text, message) => {
  respond(status, text);
  await expect(upload()).rejects.toThrow(message);
});

it("an upload whose response isn't the API's fails, and nobody waits for it", async () => {
  respond(200, "<html>Welcome to our hotel</html>");
  await expect(upload()).rejects.toThrow(SyntaxError);
});
