/** Leaves one empty line of several that follow each other; on the page more would look like its end. */
export const withoutGaps = (text: string): string =>
  text
    .split("\n")
    .filter((line, at, lines) => line.trim() !== "" || (lines[at - 1] ?? "").trim() !== "")
    .join("\n");
