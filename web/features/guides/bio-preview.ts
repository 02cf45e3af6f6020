import { t } from "#web/words/t.ts";

const PREVIEW = 100;

/** Splits a text into characters as readers count them: a flag, a family or an accented letter is one. */
const charactersOf = (text: string): string[] =>
  "Segmenter" in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];

/** Shortens a bio for the dashboard: the first 100 characters and '...', or 'No bio provided'. */
export function bioPreview(bio: string): string {
  const characters = charactersOf(bio.trim());
  if (characters.length === 0) return t("No bio provided");
  return characters.length <= PREVIEW ? characters.join("") : `${characters.slice(0, PREVIEW).join("")}...`;
}
