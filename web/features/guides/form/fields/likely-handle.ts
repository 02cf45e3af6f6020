/** the longest handle */
const MAX = 30;

/** Letters that are more than a letter with a mark. */
const SPELT: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Makes a handle of what was typed, such as "ana-sousa" of "Ana Sousa"; "" where too little is left. */
export function likelyHandle(typed: string): string {
  const words = typed
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELT[letter] ?? "")
    .split(/[^a-z0-9]/)
    .filter((word) => word !== "");
  const handle = words.join("-").slice(0, MAX).replace(/-$/, "");
  return handle.length < 3 ? "" : handle;
}
