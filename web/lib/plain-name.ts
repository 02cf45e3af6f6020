/**
 * Makes a person's name the start of a file's name: without accents, spaces as dashes, otherwise only A-Z, a-z, 0-9, -
 * and _.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .trim()
    .replace(/\s+/g, "-")
    .replace(/[^A-Za-z0-9_-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
  return plain === "" ? "profile" : plain;
}
