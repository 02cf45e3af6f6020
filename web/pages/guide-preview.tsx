import { type ComponentType, lazy } from "react";
import type { GuidePreviewProps } from "./guide-form-preview.tsx";

export const loadPreview = () => import("./guide-form-preview.tsx");

/** Shows the public page of the typed profile on a phone, once its code is there. Where that fails, all else works without. */
export const GuidePreview = lazy(async (): Promise<{ default: ComponentType<GuidePreviewProps> }> => {
  try {
    return { default: (await loadPreview()).GuidePreview };
  } catch (error) {
    console.error(error);
    return { default: () => null };
  }
});
