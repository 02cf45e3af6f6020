import type { ImageFailure, ImageSetup } from "#web/features/images/use-image-choice.ts";

export const UPLOAD_FAILED: ImageFailure = {
  title: "Upload failed",
  description: "There was a problem uploading your profile picture",
};

/** The cropping of a profile picture. */
export const SQUARE_CROP: Pick<Extract<ImageSetup, { crop: unknown }>, "crop"> = {
  crop: {
    load: async () => (await import("./crop-dialog.tsx")).CropDialog,
    preview: async (bitmap) => (await import("./encode-square.ts")).copyForScreen(bitmap),
    failed: UPLOAD_FAILED,
  },
};
