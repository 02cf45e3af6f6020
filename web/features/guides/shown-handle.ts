/** Reduces a typed or pasted page address to its handle. */
export const shownHandle = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:.*\/)?@?/, "")
    .toLowerCase();
