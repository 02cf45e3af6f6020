import { describe, expect, it } from "vitest";
import { guideSchema } from "./guide.ts";
import { normalForm } from "./normal-form.ts";

const FORMS = ["NFC", "NFKC", "NFKD"] as const;
/** The most marks that stand in a row, with nothing between that keeps them in their places. */
const longestRow = (text: string): number =>
  Math.max(0, ...(text.match(/(?:(?!\u034F)\p{M})+/gu) ?? []).map((row) => [...row].length));

describe("normal forms", () => {
  it.each([
    "Ångström, Straße, e\u0301, ﬃ, ﾊﾞ, １２",
    "Nguyễn Thị Ái: u\u031B\u0303, o\u0302\u0323",
    "बिक्री, สวัสดี, שָׁלוֹם, مَرْحَبًا, 한글: \u1112\u1161\u11AB",
    `Z${"\u0351\u036B\u0343\u036A\u0302\u0334\u0319\u0324\u031E".repeat(3)}algo`,
    `${"a\u0323\u0301".repeat(100)}`,
  ])("a text as people write it has its usual normal form: %s", (text) => {
    for (const form of FORMS) expect(normalForm(text, form)).toBe(text.normalize(form));
  });

  it.each([
    ["of two kinds in turn", "\u0301\u0323".repeat(500)],
    ["of one kind behind another", "\u0301".repeat(500) + "\u0323".repeat(500)],
    ["of Japanese that become marks", "\uFF9E\u0334".repeat(500)],
    ["with some that keep their places", `${"\u0301".repeat(20)}\u034F${"\u0323".repeat(500)}`],
  ])("a row of marks is put in order thirty at a time, and stays so: %s", (_, marks) => {
    for (const form of FORMS) {
      const written = normalForm(`a${marks}`, form);
      expect(longestRow(written)).toBeLessThanOrEqual(30);
      expect(normalForm(written, form)).toBe(written);
    }
  });

  it("a name of marks alone is as long as it was, and refused as too long", () => {
    const name = `a${"\u0301\u0323".repeat(1000)}`;
    expect(guideSchema.safeParse({ name }).error?.issues.map(({ message }) => message)).toEqual([
      "Name must be less than 100 characters",
    ]);
  });
});
