import type { UploadRule } from "#schema/image.ts";

/** A chosen file was refused. Title and message are those of the rule's toast. */
export class ImageRefused extends Error {
  readonly title: string;
  readonly reason: "wrongType" | "tooLarge";

  constructor(rule: UploadRule, reason: ImageRefused["reason"], options?: ErrorOptions) {
    super(rule[reason].description, options);
    this.title = rule[reason].title;
    this.reason = reason;
  }
}
