import { FILE_SIZE_MESSAGE, PROFILE_PICTURE } from "#schema/image.ts";

/** For the `accept` of the file input. */
export const ACCEPTED = PROFILE_PICTURE.types.join(",");

/** Why a picture isn't taken; title and message are those of the toast, which goes away. */
export class PictureRefused extends Error {
  readonly title: string;
  /** what stays at the field */
  readonly atField: string;
  constructor(
    {
      title,
      description,
      atField = description,
    }: Record<"title" | "description", string> & { atField?: string },
    options?: ErrorOptions,
  ) {
    super(description, options);
    this.title = title;
    this.atField = atField;
  }
}

/** Refuses a file by what the system calls it. Its content is judged when it is decoded. */
export function checkType({ type }: { type: string }): void {
  if (!PROFILE_PICTURE.types.includes(type)) throw new PictureRefused(PROFILE_PICTURE.wrongType);
}

/** Refuses what is too large to be sent: for a photo that is what is left after cropping. */
export function checkSize({ size }: { size: number }): void {
  if (size > PROFILE_PICTURE.maxBytes)
    throw new PictureRefused({ ...PROFILE_PICTURE.tooLarge, atField: FILE_SIZE_MESSAGE });
}

/** Animations would lose their motion in a crop, so they are sent as they are. */
export const isSentAsIs = ({ type }: { type: string }): boolean => type === "image/gif";
