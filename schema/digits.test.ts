import { expect, it } from "vitest";
import { dropMarks, foldDigits, foldNumber } from "./digits.ts";

it.each([
  ["Arabic", "٢٠٢٤٤٥", "202445"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["Devanagari", "०१२३४५६७८९", "0123456789"],
  ["Bengali", "০১২৩৪৫৬৭৮৯", "0123456789"],
  ["Thai", "๐๑๒๓๔๕๖๗๘๙", "0123456789"],
  ["full-width", "２０２４４５", "202445"],
  ["bold mathematical, the last of five rows", "𝟿𝟎𝟡", "909"],
  ["Adlam, beyond the first plane", "𞥐𞥙", "09"],
])("all digits are folded: %s", (_, typed, folded) => {
  expect(foldDigits(typed)).toBe(folded);
});

it("all marks that nobody sees are dropped, and all else stays", () => {
  expect(foldDigits("\u202A+351\u200B 912\u00AD\u2060-0\uFEFF\u202C")).toBe("+351 912-0");
  expect(foldDigits("1\uFE0F\u20E32\uFE0F\u20E3")).toBe("12");
  expect(foldDigits("½ Ⅷ ² 十 é")).toBe("½ Ⅷ ² 十 é");
});

it("a joiner stays between letters that need it, and goes elsewhere", () => {
  for (const word of ["نامه\u200Cای", "ශ්\u200Dරී", "क्\u200Dष"]) expect(dropMarks(word)).toBe(word);
  expect(dropMarks("\u200Dan\u200Ca\u200B 1\u200D2 نا\u200C ")).toBe("ana 12 نا ");
});

it.each([
  ["81ー90ー1234・5678", "81-90-1234-5678"],
  ["351·912 – 345", "351-912 - 345"],
  ["マーケット支店", "マーケット支店"],
  ["ﾏｰｹｯﾄ", "ﾏｰｹｯﾄ"],
  ["スーパー 12ー3", "スーパー 12-3"],
  ["営業部・本店", "営業部・本店"],
  ["col·lectiu 1·2", "col·lectiu 1-2"],
])("a mark between digits is a hyphen, and a word's own stays: %s", (typed, folded) => {
  expect(foldNumber(typed)).toBe(folded);
});

it("every digit that Unicode has is folded to its own value", () => {
  let run = 0;
  for (let point = 0; point <= 0x10_ffff; point++) {
    const char = String.fromCodePoint(point);
    run = /\p{Nd}/u.test(char) ? run + 1 : 0;
    if (run > 0) expect(foldDigits(char)).toBe(String((run - 1) % 10));
  }
});
