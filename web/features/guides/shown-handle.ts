/** Reduces a typed or pasted page address to its handle. */
export const shownHandle = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:.*\/)?@?/, "")
    .toLowerCase();

/** What an input for a page address has beside its name, so that no keyboard corrects it. */
export const HANDLE_INPUT = {
  type: "text",
  autoComplete: "off",
  dir: "ltr",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;
