import type { Guide } from "#schema/guide.ts";
import { formSchemaFor } from "../form-rules.ts";
import {
  type CheckedValues,
  type FormValues,
  type GuideFormMethods,
  linkRowsOf,
  samePlatforms,
  valuesOf,
} from "../values.ts";
import type { SavedGuide, SavedGuideState } from "./use-saved-guide.ts";

/** Picks the typed values that differ from a saved profile, and of the lists the rows that it didn't have. */
function typedSince(
  typed: FormValues,
  { guide, platforms = [], links = [] }: SavedGuide,
): Partial<FormValues> {
  if (!guide) return typed;
  const before = valuesOf(guide, { platforms, links });
  const storedLinks = linkRowsOf(links).map((row) => JSON.stringify(row));
  const isTyped = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof FormValues]);
  return {
    ...Object.fromEntries(Object.entries(typed).filter(isTyped)),
    reviewPlatforms: typed.reviewPlatforms.filter(
      (row) => !platforms.some((stored) => samePlatforms([row], [stored])),
    ),
    links: typed.links.filter((row) => !storedLinks.includes(JSON.stringify(row))),
  };
}

/**
 * Shows a badge that was handed on, with what was typed since `before`, and without the old holder's. Returns the values
 * to save.
 */
export function keepTyped(
  guide: Guide,
  before: SavedGuide,
  { saved, form }: { saved: SavedGuideState; form: GuideFormMethods },
): CheckedValues {
  const typed = typedSince(form.getValues(), before);
  saved.resetTo({ guide, platforms: [], links: [] });
  for (const [field, value] of Object.entries(typed))
    form.setValue(field as keyof FormValues, value, { shouldDirty: true });
  return formSchemaFor(guide).parse(form.getValues());
}
