/** Reads a URL; null for what isn't one. It stands for URL.parse, which browsers before 2024 lack. */
export function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

/** Writes an address for comparison, as browsers read it: an empty query or fragment says nothing. Other texts stay as they are. */
export function plainHref(address: string): string {
  const url = parseUrl(address);
  if (url?.search === "") url.search = "";
  if (url?.hash === "") url.hash = "";
  return url?.href ?? address;
}

/** Decodes percent signs; a text in which they can't be read stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes percent signs one run after another, so that a broken one keeps no other from being read. */
export const decodeRuns = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    const decoded = decodePercent(run);
    return decoded === run ? run.replace(/%[0-7][\da-f]/gi, decodePercent) : decoded;
  });
