import { memoized } from "./memoized.ts";
import { parseUrl } from "./parse-url.ts";

/** Returns whether this is a full http or https URL without credentials. No other links are stored or shown. */
export const isWebUrl = memoized((value: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  const url = parseUrl(value);
  return url !== null && url.username === "" && url.password === "" && url.hostname !== "";
});

/**
 * Completes an address that was typed without its scheme: `revolut.me/ana` becomes `https://revolut.me/ana`. Other
 * texts stay as they are.
 */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  const isBare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text);
  return isBare && isWebUrl(`https://${text}`) ? `https://${text}` : text;
}
