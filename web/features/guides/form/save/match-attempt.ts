import type { GuideValues, PublicGuide } from "#schema/guide.ts";
import { changesTo } from "#web/lib/changes.ts";
import { samePlatforms } from "../values.ts";
import type { SavedGuide } from "./use-saved-guide.ts";

/** A save that got no response and may have arrived. */
export type Attempt = { values: GuideValues; image: "same" | "none" | "sent" };

const isUnchanged = (newest: PublicGuide, values: GuideValues): boolean =>
  Object.keys(changesTo<GuideValues>(newest, values)).length === 0;

function hasImageOf(newest: PublicGuide, saved: SavedGuide, { image }: Attempt): boolean {
  if (image === "sent") return true;
  return newest.profilePicture === (image === "none" ? null : saved.guide?.profilePicture);
}

/** Returns whether a newer version differs from `saved` by one of these attempts only, and not by another tab's change. */
export const matchesAttempt = (
  newest: PublicGuide,
  saved: SavedGuide,
  attempts: readonly Attempt[],
): boolean =>
  samePlatforms(newest.reviewPlatforms, saved.platforms ?? newest.reviewPlatforms) &&
  attempts.some((attempt) => isUnchanged(newest, attempt.values) && hasImageOf(newest, saved, attempt));
