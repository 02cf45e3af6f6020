import { HANDLE_LETTERS } from "#schema/limits.ts";
import { plainLetters } from "#schema/plain-letters.ts";

/** Makes a handle of what was typed, such as "ana-sousa" of "Ana Sousa"; "" where too little is left. */
export function likelyHandle(typed: string): string {
  const words = plainLetters(typed)
    .split(/[^a-z0-9]/)
    .filter((word) => word !== "");
  const handle = words.join("-").slice(0, HANDLE_LETTERS.max).replace(/-$/, "");
  return handle.length < HANDLE_LETTERS.min ? "" : handle;
}
