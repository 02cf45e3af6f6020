import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";
import { markName } from "./mark-names.ts";

it("the CSV of statistics has a line of names and a line for each day", () => {
  const day = {
    visits: 5,
    scans: 4,
    tipOpens: 3,
    tipWays: 2,
    tipsWorked: 8,
    tipsFailed: 9,
    contacts: 1,
    links: 6,
    tours: 0,
    reviews: 7,
  };
  expect(csvOf({ days: [{ date: "2026-11-22", ...day }] })).toBe(
    "date,visits,scans,tipOpens,tipWays,tipsWorked,tipsFailed,contacts,links,tours,reviews\r\n2026-11-22,5,4,3,2,8,9,1,6,0,7\r\n",
  );
});

it("the CSV of statistics lists the tours that were opened, in quotes, and none of them is a formula", () => {
  const tourOf = (title: string, opens: number) => ({ tour: { id: opens, title }, opens });
  const tourOpens = [tourOf('Fado, "live"', 9), tourOf("=1+1", 2), tourOf("Água; vinho", 1)];
  expect(csvOf({ days: [], tourOpens }, "pt-PT")).toBe(
    '\uFEFFdate;visits;scans;tipOpens;tipWays;tipsWorked;tipsFailed;contacts;links;tours;reviews\r\n\r\ntour;opens\r\n"Fado, ""live""";9\r\n"\'=1+1";2\r\n"Água; vinho";1\r\n',
  );
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "＋1", "－1", "＠SUM(A1)"])(
  "the tour %s is a text in the CSV of statistics",
  (title) => {
    const csv = csvOf({ days: [], tourOpens: [{ tour: { id: 1, title }, opens: 1 }] });
    expect(csv).toMatch(/\r\n"'[^"]+",1\r\n$/);
    expect(csv).toContain(`"'${title}"`);
  },
);

it.each([
  ["de-DE", ";"],
  ["pt-PT", ";"],
  ["fr-CA", ";"],
  ["de-CH", ","],
  ["en-GB", ","],
  ["es-MX", ","],
  ["ja", ","],
])("the CSV of statistics has the columns that Excel knows in %s, split by '%s'", (locale, separator) => {
  expect(csvOf({ days: [] }, locale)).toMatch(new RegExp(`^date${separator}visits${separator}`));
});

it.each([
  ["badge", "Badge"],
  ["tent-2", "Table tent, 2"],
  ["sticker-tram", "Sticker, tram"],
  ["tram-stop", "tram-stop"],
  ["badge-t", "Badge, tips"],
  ["badge-r", "Badge, reviews"],
  ["card-t", "Card to hand out, tips"],
  ["tent-r", "Table tent, reviews"],
  ["sticker-t", "Sticker, tips"],
  ["poster-r", "Poster, reviews"],
  ["stickers-t", "Stickers, t"],
  ["tag-r", "NFC tag, r"],
  ["tram-t", "tram-t"],
])("a code's mark '%s' is called %s", (mark, name) => expect(markName(mark)).toBe(name));
