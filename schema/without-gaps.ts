import { isBlank } from "./blank.ts";

/** Leaves one empty line of several that follow each other, and none around a text; on the page more would look like its end. */
export const withoutGaps = (text: string): string =>
  text
    .split("\n")
    .filter((line, at, lines) => !isBlank(line) || (at > 0 && !isBlank(lines[at - 1] ?? "")))
    .join("\n")
    .trim();
