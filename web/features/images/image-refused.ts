import type { UploadRule } from "#schema/image.ts";

/** Most browsers can't open what some phones save. */
const HEIC = "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.";

/** The refusal of a chosen file, with the title and message of the rule's toast. */
export class ImageRefused extends Error {
  readonly title: string;
  readonly reason: "wrongType" | "tooLarge" | "heic";

  constructor(rule: UploadRule, reason: ImageRefused["reason"], options?: ErrorOptions) {
    super(reason === "heic" ? HEIC : rule[reason].description, options);
    this.title = rule[reason === "heic" ? "wrongType" : reason].title;
    this.reason = reason;
  }
}
