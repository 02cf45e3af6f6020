import { expect, it } from "vitest";
import { completeUrl } from "./web-url.ts";

it.each([
  ["revolut.me/anaporto", "https://revolut.me/anaporto"],
  [" g.page/r/abc/review ", "https://g.page/r/abc/review"],
  ["setecolinas.pt:8443/sintra?lang=pt#top", "https://setecolinas.pt:8443/sintra?lang=pt#top"],
  ["bücher.example", "https://bücher.example"],
])("an address without its scheme is completed: %s", (typed, whole) => {
  expect(completeUrl(typed)).toBe(whole);
});

it.each([
  "https://revolut.me/ana",
  "http://revolut.me/ana",
  "javascript:alert(1)",
  "ana@walks.example",
  "//walks.example",
  "two words.example",
  "12.50",
  "ana",
  "",
])("a text that is no address without its scheme stays as it is: %s", (typed) => {
  expect(completeUrl(typed)).toBe(typed);
});
