import { afterEach, describe, expect, it, vi } from "vitest";
import { listsIn } from "./lists.ts";

describe("a list in words", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("a list reads as the language has it, and with commas where the browser can't tell", () => {
    expect(listsIn("en-US")(["English", "Thai", "Urdu"])).toBe("English, Thai, and Urdu");
    const { ListFormat: _, ...rest } = Object.fromEntries(
      Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]),
    );
    vi.stubGlobal("Intl", rest);
    expect(listsIn("en-US")(["English", "Thai", "Urdu"])).toBe("English, Thai, Urdu");
  });
});
