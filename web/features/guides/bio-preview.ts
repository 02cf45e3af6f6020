import { lettersOf } from "#schema/cut-text.ts";
import { t } from "#texts/app/t.ts";

const PREVIEW = 100;

/** Shortens a bio for the dashboard: the first 100 characters and '...', or 'No bio provided'. */
export function bioPreview(bio: string): string {
  const characters = lettersOf(bio.trim());
  if (characters.length === 0) return t("No bio provided");
  return characters.length <= PREVIEW ? characters.join("") : `${characters.slice(0, PREVIEW).join("")}...`;
}
