import { expect, it } from "vitest";
import { isAppCode, readCode } from "./app-code.ts";

it.each([
  "123 456",
  "123-456",
  "123\u2212456",
  "123\u2013456",
  "123\u2014456",
  "123\u2011456",
  "123\u00ad456",
  "123\u00a0456",
  "123\u202f456",
  "123\u2009456",
  "123\u2007\u2060456",
  "123.456",
  "123·456",
  "123_456",
  "12 34 56",
  "1 2 3 4 5 6",
  "\u200e123456\u200f",
  "123456.",
  "[123 456]",
  "«123456»\n",
  "１２３ー４５６",
  "١٢٣−٤٥٦",
])("an app's code is read with what stands between and around its digits: %j", (typed) => {
  // The mark of long vowels is what wide keyboards have for a hyphen.
  expect(readCode(typed)).toBe("123456");
  expect(isAppCode(readCode(typed))).toBe(true);
});

it.each(["12345", "1234567", "12345a", "code 123456", "", "----"])("no code of an app is %j", (typed) => {
  expect(isAppCode(readCode(typed))).toBe(false);
});
