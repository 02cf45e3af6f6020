import { describe, expect, it } from "vitest";
import { distinctWordsOf, isNearCopy, fingerprintOf } from "./near-copies.ts";

const TEXT =
  "Marta knew every baker by name and our kids still talk about that tram driver who let them ring";
const alike = (one: string, other: string) => isNearCopy(distinctWordsOf(one), distinctWordsOf(other));

/** A number from 0 to 1 for each call, the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe("near copies", () => {
  it("a copy is one whatever its case, punctuation and order", () => {
    expect(alike(TEXT, TEXT.toUpperCase().replaceAll(" ", ",  "))).toBe(true);
    expect(alike(TEXT, TEXT.split(" ").toReversed().join(" "))).toBe(true);
  });

  it("nine words of ten make a copy, seventeen of twenty don't", () => {
    const words = Array.from({ length: 20 }, (_, n) => `word${n}`);
    const changed = (count: number) => words.map((word, n) => (n < count ? `other${n}` : word)).join(" ");
    expect(alike(words.join(" "), changed(2))).toBe(true);
    expect(alike(words.join(" "), changed(3))).toBe(false);
  });

  it("a text of fewer than forty letters is no copy, one of forty is", () => {
    const letters = (count: number) => "abcdefgh ".repeat(9).replaceAll(" ", "").slice(0, count);
    expect(alike(`${letters(39)} !!! ... ---`, `${letters(39)}`)).toBe(false);
    expect(alike(letters(40), letters(40))).toBe(true);
  });

  it("texts without spaces are compared by pairs of characters", () => {
    const text =
      "マルタさんはどのパン屋さんの名前も知っていて子どもたちは今でも路面電車の運転手さんの話をしていますとても楽しかったです";
    expect(alike(text, text)).toBe(true);
    expect(alike(text, `${text}よ`)).toBe(true);
    expect(alike(text, [...text].toReversed().join(""))).toBe(false);
  });

  it("two near copies share a key of their fingerprints, other texts hardly ever", () => {
    const random = randomOf(7);
    const word = () => `word${Math.floor(random() ** 2 * 800)}`;
    let [missed, shared] = [0, 0];
    for (let round = 0; round < 1000; round++) {
      const words = Array.from({ length: 10 + Math.floor(random() * 60) }, word);
      const distinct = [...distinctWordsOf(words.join(" "))];
      const changes = Math.floor(distinct.length * 0.1);
      const near = distinct.map((one, n) => (n < changes ? `new${n}` : one));
      const other = Array.from({ length: words.length }, word);
      const keys = new Set(fingerprintOf(new Set(distinct)));
      if (!fingerprintOf(new Set(near)).some((key) => keys.has(key))) missed++;
      if (fingerprintOf(new Set(other)).some((key) => keys.has(key))) shared++;
    }
    expect(missed).toBeLessThanOrEqual(3);
    expect(shared).toBeLessThanOrEqual(20);
  });

  it("a fingerprint of the longest text is made within a moment", () => {
    const words = distinctWordsOf(
      Array.from({ length: 1000 }, (_, n) => String.fromCodePoint(0x561 + n)).join(" "),
    );
    const began = performance.now();
    expect(fingerprintOf(words)).toHaveLength(12);
    expect(performance.now() - began).toBeLessThan(100);
  });
});
