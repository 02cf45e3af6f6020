import type { Guide, PublicGuide } from "#schema/guide.ts";
import { changesTo } from "#web/lib/changes.ts";
import {
  type CheckedValues,
  type GuideFormMethods,
  INPUT_OF,
  type SavedLists,
  type ShownField,
  valuesOf,
} from "../values.ts";
import { formSchemaFor } from "../form-rules.ts";
import { labelOf } from "./field-labels.ts";
import type { SavedGuide, SavedGuideState } from "./use-saved-guide.ts";

type Field = ShownField;

/** The amounts mean something in their currency alone, so that both are one field. */
const MONEY: readonly Field[] = ["currency", "tipAmounts"];

/** How a save goes together with a newer version. */
export type Merge = {
  /** what was changed only there, and is taken over */
  remote: Field[];
  /** what was changed in both, and differs */
  both: Field[];
  /** the labels of what was changed in both, the picture included */
  differs: string[];
  /** whether both changed the picture */
  hasOtherPicture: boolean;
};

/** Makes a profile's values as the form would save them. */
function savedValues(guide: Guide, lists: SavedLists): CheckedValues {
  const { data } = formSchemaFor(guide).safeParse(valuesOf(guide, lists));
  const { platforms = [], links = [] } = lists;
  // What was stored under older rules may not pass the rules of today.
  return data ?? ({ ...guide, reviewPlatforms: [...platforms], links: [...links] } as CheckedValues);
}

/** Returns the lists of a newer version. */
const listsOf = ({ reviewPlatforms, links }: PublicGuide): SavedLists => ({
  platforms: reviewPlatforms,
  links,
});

/** Lists the fields that differ. Lists that were never loaded here are unknown, and no fields of the save. */
function changedFields(before: CheckedValues, after: CheckedValues, saved: SavedGuide): Field[] {
  const fields = Object.keys(changesTo(before, after)) as Field[];
  const isUnknown = (field: Field) =>
    (field === "reviewPlatforms" && !saved.platforms) || (field === "links" && !saved.links);
  const shown = fields.filter((field) => !isUnknown(field));
  return shown.some((field) => MONEY.includes(field)) ? [...new Set([...shown, ...MONEY])] : shown;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A save and the newer version that came between, with all its links, also those whose day is past. */
export type Versions = { newest: PublicGuide; local: CheckedValues };

/** Returns the version that both were made from. */
function baseOf(saved: SavedGuideState): SavedGuide & { guide: Guide } {
  const { guide, ...lists } = saved.latest();
  if (!guide) throw new Error("a new profile has no other version");
  return { guide, ...lists };
}

/** Compares both with the version that they were made from. `hasPicture`: whether the save changes the picture, too. */
export function merge({ newest, local }: Versions, saved: SavedGuideState, hasPicture: boolean): Merge {
  const before = baseOf(saved);
  const base = savedValues(before.guide, before);
  const newer = savedValues(newest, listsOf(newest));
  const here = changedFields(base, local, before);
  const there = changedFields(base, newer, before);
  const apart = new Set(changedFields(newer, local, before));
  const both = there.filter((field) => here.includes(field) && apart.has(field));
  const hasOtherPicture = hasPicture && newest.profilePicture !== before.guide.profilePicture;
  const named = both.filter((field) => field !== "tipAmounts" || !both.includes("currency"));
  return {
    remote: there.filter((field) => !here.includes(field)),
    both,
    differs: [...named, ...(hasOtherPicture ? (["profilePicture"] as const) : [])].map(labelOf),
    hasOtherPicture,
  };
}

/**
 * Takes the newer version over, into the form and into the values to save, which are returned. `wins`: the version that
 * the fields are of that both changed.
 */
export function takeOver(
  { newest, local, merge: { remote, both } }: Versions & { merge: Merge },
  wins: "local" | "remote",
  saved: SavedGuideState,
  form: GuideFormMethods,
): CheckedValues {
  const before = baseOf(saved);
  const newer = savedValues(newest, listsOf(newest));
  const shown = valuesOf(newest, listsOf(newest));
  const loaded = valuesOf(before.guide, before);
  const lost = wins === "remote" ? both : [];
  const taken = [...remote, ...lost];
  for (const field of taken) {
    const input = INPUT_OF[field];
    // What was typed during the save stays.
    if (input && (lost.includes(field) || isSame(form.getValues(input), loaded[input])))
      form.setValue(input, shown[input]);
  }
  saved.setSaved({
    guide: newest,
    platforms: before.platforms && newest.reviewPlatforms,
    links: before.links && newest.links,
  });
  return { ...local, ...Object.fromEntries(taken.map((field) => [field, newer[field]])) };
}
