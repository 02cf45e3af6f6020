import { describe, expect, it } from "vitest";
import { vcardText, writeVcard } from "./vcard.ts";

const utf8 = new TextEncoder();
const linesOf = (card: string) => card.split("\r\n");

describe("a vCard", () => {
  it("a vCard's lines end in CR LF, and it says that it is of version 3.0", () => {
    expect(writeVcard(["FN:Marta"])).toBe("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Marta\r\nEND:VCARD\r\n");
  });

  it("the signs that mean something in a vCard are escaped", () => {
    expect(vcardText("a\\b;c,d\ne\r\nf:g")).toBe(String.raw`a\\b\;c\,d\ne\nf:g`);
  });

  it.each([
    ["ASCII", "FN:"],
    ["two octets a letter", "FN:ü"],
    ["three octets a letter", "FN:語"],
    ["four octets a letter", "FN:🙂"],
    ["a shifted start", "FN:x語"],
  ])("a long line is folded at 75 octets, and no letter is cut: %s", (_, start) => {
    const letter = [...start].at(-1) ?? "";
    for (let length = 1; length < 120; length++) {
      const line = start + letter.repeat(length);
      const card = writeVcard([line]);
      for (const part of linesOf(card)) expect(utf8.encode(part).length).toBeLessThanOrEqual(75);
      expect(card).not.toContain("\ufffd");
      expect(linesOf(card.replaceAll("\r\n ", ""))[2]).toBe(line);
    }
  });

  it("a line of exactly 75 octets isn't folded", () => {
    expect(linesOf(writeVcard([`FN:${"x".repeat(72)}`]))).toHaveLength(5);
    expect(linesOf(writeVcard([`FN:${"x".repeat(73)}`]))).toHaveLength(6);
  });
});
