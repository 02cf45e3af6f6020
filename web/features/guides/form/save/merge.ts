import type { Guide, PublicGuide } from "#schema/guide.ts";
import type { PlatformValues } from "#schema/platform.ts";
import { changesTo } from "#web/lib/changes.ts";
import { type CheckedValues, type GuideFormMethods, INPUT_OF, type ShownField, valuesOf } from "../values.ts";
import { formSchemaFor } from "../form-rules.ts";
import { labelOf } from "./field-labels.ts";
import type { SavedGuide } from "./use-saved-guide.ts";

type Field = ShownField;

/** The amounts mean something in their currency alone, so that both are one field. */
const MONEY: readonly Field[] = ["currency", "tipAmounts"];

/** How a save goes together with a newer version. */
export type Merge = {
  /** what was changed only there, and is taken over */
  theirs: Field[];
  /** what was changed in both, and differs */
  both: Field[];
  /** the labels of what was changed in both, the picture included */
  differs: string[];
  /** whether both changed the picture */
  hasOtherPicture: boolean;
};

/** Makes a profile's values as the form would save them. */
function savedValues(guide: Guide, platforms: readonly PlatformValues[]): CheckedValues {
  const { data } = formSchemaFor(guide).safeParse(valuesOf(guide, platforms));
  // What was stored under older rules may not pass the rules of today.
  return data ?? ({ ...guide, reviewPlatforms: [...platforms] } as CheckedValues);
}

/** Lists the fields that differ. Platforms that were never loaded here are unknown, and no field of the save. */
function changedFields(before: CheckedValues, after: CheckedValues, { platforms }: SavedGuide): Field[] {
  const fields = Object.keys(changesTo(before, after)) as Field[];
  const known = platforms ? fields : fields.filter((field) => field !== "reviewPlatforms");
  return known.some((field) => MONEY.includes(field)) ? [...new Set([...known, ...MONEY])] : known;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Versions = {
  /** what the save was made from */
  before: SavedGuide & { guide: Guide };
  newest: PublicGuide;
  mine: CheckedValues;
  /** whether the save changes the picture, too */
  hasPicture: boolean;
};

/** Compares a save and a newer version with the one that both were made from. */
export function merge({ before, newest, mine, hasPicture }: Versions): Merge {
  const base = savedValues(before.guide, before.platforms ?? []);
  const newer = savedValues(newest, newest.reviewPlatforms);
  const here = changedFields(base, mine, before);
  const there = changedFields(base, newer, before);
  const apart = new Set(changedFields(newer, mine, before));
  const both = there.filter((field) => here.includes(field) && apart.has(field));
  const hasOtherPicture = hasPicture && newest.profilePicture !== before.guide.profilePicture;
  const named = both.filter((field) => field !== "tipAmounts" || !both.includes("currency"));
  return {
    theirs: there.filter((field) => !here.includes(field)),
    both,
    differs: [...named, ...(hasOtherPicture ? (["profilePicture"] as const) : [])].map(labelOf),
    hasOtherPicture,
  };
}

/**
 * Takes a newer version over, into the form and into the values to save, which are answered. `wins`: whose the fields are
 * that both changed.
 */
export function takeOver(
  { theirs, both }: Merge,
  wins: "mine" | "theirs",
  { before, newest, mine }: Omit<Versions, "hasPicture">,
  form: GuideFormMethods,
): CheckedValues {
  const newer = savedValues(newest, newest.reviewPlatforms);
  const shown = valuesOf(newest, newest.reviewPlatforms);
  const known = valuesOf(before.guide, before.platforms);
  const lost = wins === "theirs" ? both : [];
  const taken = [...theirs, ...lost];
  for (const field of taken) {
    const input = INPUT_OF[field];
    // What was typed during the save stays.
    if (input && (lost.includes(field) || isSame(form.getValues(input), known[input])))
      form.setValue(input, shown[input]);
  }
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, newer[field]])) };
}
