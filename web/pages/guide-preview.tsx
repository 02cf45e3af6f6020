import { lazyOrNothing } from "#web/lib/lazy-or-nothing.ts";

export const loadPreview = () => import("./guide-form-preview.tsx");

/** Shows the public page of the typed profile on a phone, once its code is there. */
export const GuidePreview = lazyOrNothing(async () => (await loadPreview()).GuidePreview);
