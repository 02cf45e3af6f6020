/** Tells whether a sheet has words in it that somebody has typed: a tap beside it must not throw them away. */
export const holdsWords = (sheet: Element): boolean =>
  [...sheet.querySelectorAll("textarea")].some(({ value }) => value.trim() !== "");
