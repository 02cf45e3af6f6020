import { describe, expect, it } from "vitest";
import { isOtherName } from "./other-name.ts";

describe("isOtherName", () => {
  it.each([
    ["Beatriz Sousa", "Filipa Mendes"],
    ["Beatriz", "Filipa"],
    ["Ploy Suwan", "พลอย"],
    ["王小明", "李华"],
    ["Bob", "Rob"],
  ])("the names %j and %j may be two people", (before, after) =>
    expect(isOtherName(before, after)).toBe(true),
  );

  it.each([
    ["Beatriz Sousa", "Beatriz Sousa"],
    ["Beatriz Sousa", "beatriz SOUSA "],
    ["Beatriz Sousa", "Beatriz Mendes"],
    ["Beatriz Sousa", "B. Sousa"],
    ["Beatriz Sousa", "Bea"],
    ["Bea", "Beatriz"],
    ["José Peña", "Jose"],
    ["Łukasz", "Lukasz Nowak"],
    ["Beatriz Sousa", "Sousa, Beatriz"],
    ["王小明", "王小明 (Xiaoming)"],
    ["Marta Oliveira", "Walks with Marta"],
    ["Marta", ""],
    ["", "Marta"],
    ["🙂", "Marta"],
  ])("the names %j and %j are one person", (before, after) => expect(isOtherName(before, after)).toBe(false));
});
