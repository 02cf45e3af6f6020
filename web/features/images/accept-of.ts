import type { UploadRule } from "#schema/image.ts";

/** Makes the `accept` of a file input. */
export const acceptOf = ({ types }: UploadRule): string => types.join(",");
