import { expect, it } from "vitest";
import { markOf, type Opening, openedAt, PRINTS, readMark } from "./code-marks.ts";
import { MARK_PATTERN } from "./statistics.ts";

const ENDS: [Opening, string][] = [
  ["page", ""],
  ["tips", "-t"],
  ["reviews", "-r"],
];

it("the marks of prints tell what their codes open, and fit into an address", () => {
  expect(PRINTS.flatMap((print) => ENDS.map(([opening]) => markOf(print, opening)))).toEqual(
    ["badge", "card", "tent", "sticker", "poster"].flatMap((print) => [print, `${print}-t`, `${print}-r`]),
  );
  for (const print of PRINTS)
    for (const [opening, end] of ENDS) {
      const mark = markOf(print, opening);
      expect(mark).toMatch(MARK_PATTERN);
      expect(mark).toBe(print + end);
      expect(readMark(mark)).toEqual({ print, opening });
      for (const path of [`/q/marta-lisbon/${mark}`, `/Q/MARTA-LISBON/${mark.toUpperCase()}/`])
        expect(openedAt(path)).toBe(opening);
    }
});

it.each([
  "tram-t",
  "tag-t",
  "pocket-r",
  "screen-t",
  "stickers-t",
  "badge-2-t",
  "badge-t-2",
  "badge-tt",
  "badge--t",
  "xbadge-t",
  "t",
  "-t",
  "BADGE-T",
  "badge-t\n",
  "constructor",
  "",
])("the mark %j of another code opens the page, as it always did", (mark) => {
  expect(readMark(mark)).toEqual({ print: mark, opening: "page" });
});

it.each([
  "/q/badge-t",
  "/q/a/b/badge-t",
  "/profile/a/badge-t",
  "/profile/badge-t",
  "/q/a/badge-t//",
  "/q//badge-t",
])("the address %s is no code that opens anything but the page", (path) => {
  expect(openedAt(path)).toBe("page");
});
