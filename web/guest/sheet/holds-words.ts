/** Tells whether a sheet has words in it that somebody has typed, into its one large field: a tap beside it must not throw them away. */
export const holdsWords = (sheet: Element): boolean => !!sheet.querySelector("textarea")?.value.trim();
