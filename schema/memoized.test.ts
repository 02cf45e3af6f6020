import { describe, expect, it, vi } from "vitest";
import { memoized } from "./memoized.ts";

describe("a memoized function", () => {
  it("a result is made once, whatever it is", () => {
    for (const result of ["text", null, undefined, 0]) {
      const make = vi.fn((_text: string) => result);
      const read = memoized(make);
      expect([read("a"), read("a")]).toEqual([result, result]);
      expect(make).toHaveBeenCalledOnce();
    }
  });

  it("every argument counts", () => {
    const join = memoized((a: string, b: number) => `${a}${b}`);
    expect([join("a", 11), join("a1", 1), join("a", 11)]).toEqual(["a11", "a11", "a11"]);
    const pair = memoized((a: string, b: string) => [a, b]);
    expect([pair("a", "b c"), pair("a b", "c")]).toEqual([
      ["a", "b c"],
      ["a b", "c"],
    ]);
  });

  it("a result of a long text isn't kept, which would fill the memory", () => {
    const make = vi.fn((text: string) => text.length);
    const read = memoized(make);
    const long = "a".repeat(65_536);
    expect([read(long), read(long)]).toEqual([65_536, 65_536]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("the oldest results go when there are too many", () => {
    const make = vi.fn((text: string) => text);
    const read = memoized(make, 2);
    for (const text of ["a", "b", "c", "b", "c", "a"]) expect(read(text)).toBe(text);
    expect(make.mock.calls.flat()).toEqual(["a", "b", "c", "a"]);
  });
});
