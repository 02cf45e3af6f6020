import { PROFILE_PICTURE } from "#schema/image.ts";

/** For the `accept` of the file input. */
export const ACCEPTED = PROFILE_PICTURE.types.join(",");

/** Why a picture isn't taken; title and description are those of the toast. */
export class PictureRefused extends Error {
  readonly title: string;
  constructor({ title, description }: { title: string; description: string }, options?: ErrorOptions) {
    super(description, options);
    this.title = title;
  }
}

/** Refuses a file by what the system calls it. Its content is judged when it is decoded. */
export function checkType({ type }: { type: string }): void {
  if (!PROFILE_PICTURE.types.includes(type)) throw new PictureRefused(PROFILE_PICTURE.wrongType);
}

/** Refuses what is too large to be sent: for a photo that is what is left after cropping. */
export function checkSize({ size }: { size: number }): void {
  if (size > PROFILE_PICTURE.maxBytes) throw new PictureRefused(PROFILE_PICTURE.tooLarge);
}

/** Animations would lose their motion in a crop, so they are sent as they are. */
export const isSentAsIs = ({ type }: { type: string }): boolean => type === "image/gif";
