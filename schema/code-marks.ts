/** The prints with a code, by the marks in their codes' addresses. */
export const PRINTS = ["badge", "card", "tent", "sticker", "poster"] as const;
export type Print = (typeof PRINTS)[number];

/** What the code of a print can open: the page, the ways to tip, or the page at its review form. */
export type Opening = "page" | "tips" | "reviews";
const ENDS = { page: "", tips: "-t", reviews: "-r" } as const satisfies Record<Opening, string>;

/** Makes the mark of a print's code. */
export const markOf = (print: Print, opening: Opening): string => print + ENDS[opening];

const OPENS = new RegExp(`^(${PRINTS.join("|")})-([tr])$`);

/**
 * Reads from a mark, in small letters, what its code opens. Only the prints' own marks open something else than the page:
 * codes with other ends were printed before, or by others.
 */
export function readMark(mark: string): { print: string; opening: Opening } {
  const [, print, end] = OPENS.exec(mark) ?? [];
  if (print === undefined) return { print: mark, opening: "page" };
  return { print, opening: end === "t" ? "tips" : "reviews" };
}

/** Reads from the path of a code's address what the code opens. */
export const openedAt = (path: string): Opening =>
  readMark(/^\/q\/[^/]+\/([^/]+)\/?$/.exec(path.toLowerCase())?.[1] ?? "").opening;
