import { afterEach, describe, expect, it, vi } from "vitest";
import { cutText, lettersOf } from "./cut-text.ts";

const LETTERS = [
  "a",
  "é",
  "e\u0301",
  "👩‍👩‍👧‍👦",
  "🇵🇹",
  "👋🏽",
  "❤️‍🔥",
  "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  "1️⃣",
  "น้ำ".slice(0, 2),
  "त्रि",
  "ק׳".slice(0, 1),
  "각",
  "𝒳",
];

afterEach(() => vi.unstubAllGlobals());

describe.each(["with", "without"])("letters as they are seen, %s Intl.Segmenter", (how) => {
  const prepare = () => {
    if (how === "without") vi.stubGlobal("Intl", { ...Intl });
  };

  it.each(LETTERS)("a letter as it is seen is one, beside others too: %s", (letter) => {
    prepare();
    expect(lettersOf(letter)).toEqual([letter]);
    expect(lettersOf(`x${letter}x ${letter}${letter}`)).toEqual(["x", letter, "x", " ", letter, letter]);
  });

  it.each(LETTERS)("a text is never cut in %s", (letter) => {
    prepare();
    const size = [...letter].length;
    for (let room = 0; room < size; room++)
      expect(cutText(`${"x".repeat(9)}${letter}yy`, 9 + room)).toBe("x".repeat(9));
    expect(cutText(`${"x".repeat(9)}${letter}yy`, 9 + size)).toBe(`${"x".repeat(9)}${letter}`);
  });

  it("a text that fits stays, and what is put behind a cut one counts", () => {
    prepare();
    expect(cutText("a".repeat(160), 160, "…")).toBe("a".repeat(160));
    expect(cutText("a".repeat(161), 160, "…")).toBe(`${"a".repeat(159)}…`);
    expect(cutText("👩‍👩‍👧‍👦", 3, "…")).toBe("…");
  });
});
