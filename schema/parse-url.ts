/** Reads a URL; null for what isn't one. It stands for URL.parse, which browsers before 2024 lack. */
export function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

/** Decodes percent signs; a text in which they can't be read stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
