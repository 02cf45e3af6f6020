const PREVIEW = 100;

/** What a dashboard card shows of a bio: the first 100 characters and '...', or 'No bio provided'. */
export function bioPreview(bio: string): string {
  const characters = [...bio.trim()];
  if (characters.length === 0) return "No bio provided";
  return characters.length <= PREVIEW ? characters.join("") : `${characters.slice(0, PREVIEW).join("")}...`;
}
