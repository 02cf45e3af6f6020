import { expect, it } from "vitest";
import { bareUrl, localDate } from "./format.ts";

it("a date is written in US short form", () => {
  expect(localDate("2026-12-04T12:00:00.000Z")).toBe("Dec 4, 2026");
});

it("an address is shown without its scheme", () => {
  expect(bareUrl("https://lanyard.example/profile/x")).toBe("lanyard.example/profile/x");
  expect(bareUrl("http://localhost:8787/profile/x")).toBe("localhost:8787/profile/x");
});
