import type { ToastMessage } from "#web/ui/toast.ts";

export const UPLOAD_FAILED: ToastMessage = {
  title: "Upload failed",
  description: "There was a problem uploading your profile picture",
  variant: "destructive",
};
export const PICTURE_UPDATED = "Profile picture updated";
