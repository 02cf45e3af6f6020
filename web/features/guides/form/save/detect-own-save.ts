import type { GuideValues, PublicGuide } from "#schema/guide.ts";
import { LINK_KINDS } from "#schema/links.ts";
import { changesTo } from "#web/lib/changes.ts";
import type { PlainText } from "#web/words/areas.ts";
import { t, told } from "#web/words/t.ts";
import { type CheckedValues, samePlatforms } from "../values.ts";
import type { SavedGuide } from "./use-saved-guide.ts";

/** A save that got no answer and may have arrived. */
export type Attempt = { values: GuideValues; image: "same" | "none" | "sent" };

const LABELS: Record<string, PlainText> = {
  name: "Name",
  bio: "Bio",
  professionalTag: "Professional tag",
  callMe: "What guests call you",
  language: "Language of these words",
  languagesSpoken: "Languages you speak",
  translations: "Other languages",
  handle: "Page address",
  reviewsEnabled: "Guest reviews",
  country: "Where you work",
  currency: "Currency",
  tipAmounts: "Suggested amounts",
};
const LINK_LABELS = Object.fromEntries(LINK_KINDS.map(({ field, label }) => [field, label]));
const labelOf = (field: string): string => told(LABELS[field] ?? LINK_LABELS[field] ?? field);

const isUnchanged = (newest: PublicGuide, values: GuideValues): boolean =>
  Object.keys(changesTo<GuideValues>(newest, values)).length === 0;

function hasImageOf(newest: PublicGuide, saved: SavedGuide, { image }: Attempt): boolean {
  if (image === "sent") return true;
  return newest.profilePicture === (image === "none" ? null : saved.guide?.profilePicture);
}

/** Tells whether a newer version differs from `saved` by one of these attempts only, and not by somebody else's change. */
export const isOwnSave = (newest: PublicGuide, saved: SavedGuide, attempts: readonly Attempt[]): boolean =>
  samePlatforms(newest.reviewPlatforms, saved.platforms ?? newest.reviewPlatforms) &&
  attempts.some((attempt) => isUnchanged(newest, attempt.values) && hasImageOf(newest, saved, attempt));

/** Lists the labels of the form's fields in which `mine` differs from a newer version. */
export function differences(newest: PublicGuide, saved: SavedGuide, mine: CheckedValues): string[] {
  const { reviewPlatforms, ...values } = mine;
  const fields = Object.keys(changesTo<GuideValues>(newest, values)).map(labelOf);
  const isListed = saved.platforms === undefined || samePlatforms(newest.reviewPlatforms, reviewPlatforms);
  return isListed ? fields : [...fields, t("Review platforms")];
}
