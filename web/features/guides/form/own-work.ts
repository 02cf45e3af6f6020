import type { GuideValues, PublicGuide } from "#schema/guide.ts";
import { LINK_KINDS } from "#schema/links.ts";
import type { Saved } from "./use-saved.ts";
import { changesTo, type CheckedValues, samePlatforms } from "./values.ts";

/** What was sent without an answer: it may have arrived. */
export type Attempt = { values: GuideValues; picture: "same" | "none" | "sent" };

const NAMES: Record<string, string> = {
  name: "Name",
  bio: "Bio",
  professionalTag: "Professional tag",
  reviewsEnabled: "Guest reviews",
  ...Object.fromEntries(LINK_KINDS.map(({ field, label }) => [field, label])),
};

const isUnchanged = (newest: PublicGuide, values: GuideValues): boolean =>
  Object.keys(changesTo(newest, values)).length === 0;

function hasPictureOf(newest: PublicGuide, saved: Saved, { picture }: Attempt): boolean {
  if (picture === "sent") return true;
  return newest.profilePicture === (picture === "none" ? null : saved.guide?.profilePicture);
}

/** Whether a newer version holds only what was sent from here, and nobody else's changes to what was `saved` before. */
export const isOwnWork = (newest: PublicGuide, saved: Saved, attempts: readonly Attempt[]): boolean =>
  samePlatforms(newest.reviewPlatforms, saved.platforms ?? newest.reviewPlatforms) &&
  attempts.some((attempt) => isUnchanged(newest, attempt.values) && hasPictureOf(newest, saved, attempt));

/** What keeping `mine` would change of a newer version, in the words of the form. */
export function differences(newest: PublicGuide, saved: Saved, mine: CheckedValues): string[] {
  const { reviewPlatforms, ...values } = mine;
  const fields = Object.keys(changesTo(newest, values)).map((field) => NAMES[field] ?? field);
  const isListed = saved.platforms === undefined || samePlatforms(newest.reviewPlatforms, reviewPlatforms);
  return isListed ? fields : [...fields, "Review platforms"];
}
