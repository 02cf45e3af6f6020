import type { UploadRule } from "#schema/image.ts";

/** The refusal of a chosen file, with the title and message of the rule's toast. */
export class ImageRefused extends Error {
  readonly title: string;
  readonly reason: "wrongType" | "tooLarge";

  constructor(rule: UploadRule, reason: ImageRefused["reason"], options?: ErrorOptions) {
    super(rule[reason].description, options);
    this.title = rule[reason].title;
    this.reason = reason;
  }
}
