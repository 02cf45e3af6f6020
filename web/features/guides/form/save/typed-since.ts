import { type FormValues, samePlatforms, valuesOf } from "../values.ts";
import type { SavedGuide } from "./use-saved-guide.ts";

/** Picks the typed values that differ from a saved profile, and of the platforms the rows that it didn't have. */
export function typedSince(typed: FormValues, { guide, platforms = [] }: SavedGuide): Partial<FormValues> {
  if (!guide) return typed;
  const before = valuesOf(guide, platforms);
  const isTyped = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof FormValues]);
  return {
    ...Object.fromEntries(Object.entries(typed).filter(isTyped)),
    reviewPlatforms: typed.reviewPlatforms.filter(
      (row) => !platforms.some((known) => samePlatforms([row], [known])),
    ),
  };
}
