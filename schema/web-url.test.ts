import { expect, it } from "vitest";
import { completeUrl, isWebUrl } from "./web-url.ts";

it.each([
  ["revolut.me/anaporto", "https://revolut.me/anaporto"],
  [" g.page/r/abc/review ", "https://g.page/r/abc/review"],
  ["setecolinas.pt:8443/sintra?lang=pt#top", "https://setecolinas.pt:8443/sintra?lang=pt#top"],
  ["bücher.example", "https://bücher.example"],
  ["भारत.भारत", "https://भारत.भारत"],
  ["xn--e1afmkfd.xn--p1ai", "https://xn--e1afmkfd.xn--p1ai"],
  ["walks。example", "https://walks。example"],
  ["\u202Awalks.example\u202C", "https://walks.example"],
  ["“walks.example”,", "https://walks.example"],
  ["„walks.example“", "https://walks.example"],
  ["(walks.example/a)", "https://walks.example/a"],
  ["»walks.example«", "https://walks.example"],
  ["walks.example/a、よろしく", "https://walks.example/a"],
  ["walks.exampleをご覧ください", "https://walks.example"],
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
  "https://walks.example/two words",
  "https://walks.example https://tours.example",
  "https://walks.example/(sintra)",
  "https://walks.example/?q=*",
  "https://walks.example/;",
  "https://walks.example/散歩、夜",
  "https://walks.example/wikiの庭",
  "https://walks。example/a",
  "https://tours.日本",
  "https://散歩.example/a",
  "https://walks.example/?to=https://tours.example",
  "12.50",
  "ana",
  "",
])("a text that is no address without its scheme stays as it is: %s", (typed) => {
  expect(completeUrl(typed)).toBe(typed);
});

it.each([
  ["https://walks.example/a,", "https://walks.example/a"],
  ["\u200Bhttps://walks.example/a\u200B", "https://walks.example/a"],
  ["\u202Ahttps://walks.example/a\u202C", "https://walks.example/a"],
  ["<https://walks.example/a>", "https://walks.example/a"],
  ["(https://walks.example/a).", "https://walks.example/a"],
  ["(https://walks.example/a_(b))", "https://walks.example/a_(b)"],
  ["[Walks](https://walks.example/a)", "https://walks.example/a"],
  ["*https://walks.example/a*", "https://walks.example/a"],
  ["„https://walks.example/a“", "https://walks.example/a"],
  ["Meine Seite: »https://walks.example/a«", "https://walks.example/a"],
  ["”https://walks.example/a”", "https://walks.example/a"],
  ["https://walks.example/a“", "https://walks.example/a"],
  ["https://walks.example/a、よろしく", "https://walks.example/a"],
  ["予約はhttps://walks.example/a?b=c（日本語）です。", "https://walks.example/a?b=c"],
  ["https://walks.exampleをご覧ください", "https://walks.example"],
  ["官网：https://walks.example，欢迎", "https://walks.example"],
  ["Marta's walks\nhttps://walks.example/a", "https://walks.example/a"],
  ["Marta's walkshttps://walks.example/a", "https://walks.example/a"],
  ["我的主页：https://walks.example/a。", "https://walks.example/a"],
  ["https://https://walks.example/a", "https://walks.example/a"],
  ["Book: https://walks.example/?ref={guide}", "https://walks.example/?ref={guide}"],
  ["Food & wine, 24/7: 50% off? https://walks.example/a", "https://walks.example/a"],
  ["C/ Mayor, 3\nhttps://walks.example/a", "https://walks.example/a"],
  ["Jeep & boat (https://walks.example/a)", "https://walks.example/a"],
  ["(book here: https://walks.example/a)", "https://walks.example/a"],
  ["https://walks.example/a)", "https://walks.example/a"],
  ["https://walks.example/a_(b)])", "https://walks.example/a_(b)"],
])("an address is taken out of what was copied along: %j", (typed, whole) => {
  expect(completeUrl(typed)).toBe(whole);
  expect(completeUrl(whole)).toBe(whole);
});

it.each(["https://@walks.example/", "https://:@walks.example/", "https://ana@walks.example/"])(
  "an address with credentials is none, also with empty ones: %s",
  (typed) => {
    expect(isWebUrl(typed)).toBe(false);
    expect(isWebUrl("https://walks.example/@ana?to=@b#@c")).toBe(true);
  },
);
