import { describe, expect, it } from "vitest";
import { checkWebLinks } from "./web-links.ts";
import { currentLinks } from "./current-links.ts";

const TODAY = "2026-11-26";
const check = (rows: unknown) =>
  checkWebLinks(rows, { today: TODAY, isForTips: (url) => url.includes("paypal.me") });
const link = (values: object = {}) => ({
  label: "Website",
  url: "https://marta.example/",
  until: null,
  ...values,
});
const messagesOf = (rows: unknown) => {
  const result = check(rows);
  return "problems" in result ? result.problems.map(({ path, message }) => [path, message]) : result.links;
};
const refused = (field: string, message: string) => [[[0, field], `Row 1: ${message}`]];
const URL_REFUSED = refused("url", "Please enter a valid URL");

describe("links of a guide's own", () => {
  it("the list of links is kept in its order, trimmed, with days to come and past", () => {
    const rows = [
      link({ label: "  Photos  of today ", until: "2026-11-26" }),
      link({ label: "📸".repeat(40), url: " http://مثال.example/صور?q=1#a ", until: "2020-02-29" }),
      { label: "قناتي", url: "https://t.me/marta" },
      link({ label: "A year", url: `https://m.example/${"x".repeat(2030)}`, until: "2027-11-27" }),
    ];
    expect(messagesOf(rows)).toEqual([
      { label: "Photos  of today", url: "https://marta.example/", until: "2026-11-26" },
      { label: "📸".repeat(40), url: "http://مثال.example/صور?q=1#a", until: "2020-02-29" },
      { label: "قناتي", url: "https://t.me/marta", until: null },
      { label: "A year", url: `https://m.example/${"x".repeat(2030)}`, until: "2027-11-27" },
    ]);
  });

  it("the list of links loses the marks that make a name read as another", () => {
    expect(messagesOf([link({ label: "\u202Egro.knab\u202C \u2066x\u2069" })])).toEqual([
      link({ label: "gro.knab x" }),
    ]);
  });

  it("the list of links loses the marks in an address that no one sees, which would lead elsewhere", () => {
    const typed = link({ url: "\u202Ahttps://t.me/mar\u00ADta\u200B\u202C" });
    expect(messagesOf([typed])).toEqual([link({ url: "https://t.me/marta" })]);
    const joined = link({ url: "https://marta.example/می\u200Cخواهم" });
    expect(messagesOf([joined])).toEqual([joined]);
  });

  it.each([
    [{ label: " " }, refused("label", "Please name this link")],
    [{ label: "\u2800\u3164" }, refused("label", "Please name this link")],
    [{ label: "\u200B" }, refused("label", "Please name this link")],
    [{ label: undefined }, refused("label", "Please name this link")],
    [{ label: "n".repeat(41) }, refused("label", "The name must be 40 characters or less")],
    [{ until: "2027-11-28" }, refused("until", "Please choose a day within a year")],
    [{ until: "2026-02-30" }, refused("until", "Please choose a day within a year")],
    [{ until: "tomorrow" }, refused("until", "Please choose a day within a year")],
    [{ until: "" }, refused("until", "Please choose a day within a year")],
    [{ until: 5 }, refused("until", "Please choose a day within a year")],
    [{ url: "" }, URL_REFUSED],
    [{ url: undefined }, URL_REFUSED],
    [
      { url: "https://paypal.me/marta" },
      refused("url", "Guests tip here. Please add it under “Tipping & Payments”."),
    ],
  ])("the list of links refuses a row: %j", (values, problems) => {
    expect(messagesOf([link(values)])).toEqual(problems);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://marta.example/",
    "//marta.example/",
    "marta.example",
    "https://marta",
    "https://localhost/",
    "https://me.localhost/",
    "https://printer.local/",
    "https://printer.local./",
    "https://localhost../",
    "https://x.internal../",
    "https://a..example/",
    "https://db.internal/",
    "https://192.168.0.1/",
    "https://192.168.0.1./",
    "https://3232235521/",
    "https://0xC0.0xA8.0.1/",
    "https://0300.0250.0.01/",
    "https://127.1/",
    "https://[::1]/",
    "https://[::ffff:192.168.0.1]/",
    "https://１９２.168.0.1/",
    "https://user@marta.example/",
    "https://@marta.example/",
    "https://.marta.example/",
    "https://marta.example,/",
    "https://user:pass@marta.example/",
    "https://marta.example\\@evil.example/",
    "https://marta .example/",
    `https://marta.example/${"x".repeat(3000)}`,
  ])("the list of links refuses an address that isn't a site's for everybody: %s", (url) => {
    const [[path] = []] = messagesOf([link({ url })]) as [PropertyKey[], string][];
    expect(path).toEqual([0, "url"]);
  });

  it.each([
    "HTTPS://Marta.Example",
    "https://marta.example:443/",
    "https://marta.example/a/..",
    "https://marta.example/./",
    "https://ｍarta.example/",
    "https://marta.example/?",
    "https://marta.example/#",
    "https://marta.example?#",
  ])("the list of links takes an address once, however it is spelled: %s", (url) => {
    expect(messagesOf([link(), link({ label: "Again", url })])).toEqual([
      [[1, "url"], "Row 2: This link is listed twice"],
    ]);
  });

  it("the list of links has at most eight rows, and names every problem in its row", () => {
    const many = Array.from({ length: 9 }, (_, n) => link({ url: `https://marta.example/${n}` }));
    expect(messagesOf(many.slice(1))).toHaveLength(8);
    expect(messagesOf(many)).toEqual([[[], "Please list at most 8 links"]]);
    expect(messagesOf([link(), null, link({ label: "", url: "x" })])).toEqual([
      [[1], "Row 2: Invalid input"],
      [[2, "label"], "Row 3: Please name this link"],
      [[2, "url"], "Row 3: Please enter a valid URL"],
    ]);
    const twice = link({ label: "", until: "2099-01-01" });
    expect(messagesOf([twice, link({ label: "" })])).toEqual([
      [[0, "label"], "Row 1: Please name this link"],
      [[0, "until"], "Row 1: Please choose a day within a year"],
      [[1, "label"], "Row 2: Please name this link"],
      [[1, "url"], "Row 2: This link is listed twice"],
    ]);
    for (const none of [{}, "x", null]) expect(messagesOf(none)).toEqual([[[], "Invalid input"]]);
  });

  it("the list of links shows guests a row until the end of its day", () => {
    const [today, past, open] = [
      link({ until: TODAY }),
      link({ until: "2026-11-25" }),
      link({ url: "https://x.example/" }),
    ];
    expect(currentLinks([today, past, open], TODAY)).toEqual([today, open]);
    expect(currentLinks([today, past, open], "2026-11-27")).toEqual([open]);
  });
});
