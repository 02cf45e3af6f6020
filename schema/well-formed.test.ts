import { expect, it } from "vitest";
import { wellFormed } from "./well-formed.ts";

it.each(["plain", "\u{1F44B} wave", "\uD83D lone", "lone \uDC4B", "\uDC4B\uD83D", "\uD83D\uD83D\uDC4B", ""])(
  "wellFormed returns what the engine's own method does: %j",
  (text) => {
    expect(wellFormed(text)).toBe(text.toWellFormed());
  },
);
