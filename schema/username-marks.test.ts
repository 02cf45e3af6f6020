import { describe, expect, it } from "vitest";
import { LINK_KINDS, linkKind, type LinkField } from "./links.ts";

const { normalise, toUrl } = linkKind("linkedin");

describe("a name of LinkedIn with signs of its own", () => {
  it.each([
    "in/%E2%9C%94%EF%B8%8Fousmane-ndiaye-91831a18",
    "in/guilherme-oliveira-%F0%9F%8F%B3%EF%B8%8F%E2%80%8D%F0%9F%8C%88-916850194",
    "in/%D9%85%DB%8C%E2%80%8C%D8%B1%D8%A7",
    "in/%E2%9C%AA-vivek-kalyanarangan-149323a1",
    "in/%F0%9F%91%A9%F0%9F%8F%BD%E2%80%8D%F0%9F%9A%80-marta",
    "in/marta-%F0%9F%8F%B4%F3%A0%81%A7%F3%A0%81%A2%F3%A0%81%A5%F3%A0%81%AE%F3%A0%81%A7%F3%A0%81%BF",
    "in/marta-1%EF%B8%8F%E2%83%A3",
    "in/marta-%C2%AE-%E2%84%A2",
    "in/%E0%B7%81%E0%B7%8A%E2%80%8D%E0%B6%BB%E0%B7%93",
    "company/marta-%E2%9D%A4%EF%B8%8F",
    "company/%F0%9F%8F%B3%EF%B8%8F%E2%80%8D%F0%9F%8C%88-walks",
    "company/walks-(lisbon)",
    "school/%D9%86%D8%A7%D9%85%D9%87%E2%80%8C%D8%A7%DB%8C",
  ])("the address linkedin.com/%s stays the same, typed, decoded and stored", (path) => {
    const url = `https://linkedin.com/${path}`;
    for (const typed of [
      url,
      `${url}/?trk=x`,
      decodeURIComponent(url),
      `\u2068${decodeURIComponent(url)}\u200B`,
    ]) {
      const stored = normalise(typed);
      expect(toUrl(stored)).toBe(url);
      expect(normalise(stored)).toBe(stored);
    }
  });

  it.each([
    ["marta\u200B-silva", "marta-silva"],
    ["marta\u200C-silva", "marta-silva"],
    ["ma\u00ADrta\u2060-silva\u3164", "marta-silva"],
    ["https://www.linkedin.com/in/marta-silva%E2%80%8E", "marta-silva"],
  ])("a mark that no name has is dropped: %j", (typed, name) => {
    expect(normalise(typed)).toBe(name);
  });

  it.each([
    "https://www.linkedin.com/in/marta%E2%80%8D",
    "https://www.linkedin.com/in/ma%E2%80%8Crta",
    "https://www.linkedin.com/in/marta%EF%BF%BD",
    "https://www.linkedin.com/in/ma%F0%9D%85%B3rta",
    "https://www.linkedin.com/in/ACwAAD7LxEMBWBpxt0bATWbOYHrY5lKzQdrq0Eo",
    "https://www.linkedin.com/in/AEMAAD7LxEMBWBpxt0bATWbOYHrY5lKzQdrq0Eo",
  ])("an address that could be read as another's leads to nobody: %s", (typed) => {
    expect(normalise(typed)).toBe(typed);
    expect(toUrl(typed)).toBeNull();
  });
});

/** Returns a source of numbers that is the same at every run. */
function numbers(): (below: number) => number {
  let seed = 7;
  return (below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
}

const PIECES = [
  "marta",
  "Silva",
  "12",
  "-",
  "_",
  ".",
  "é",
  "ل",
  "می",
  "۱",
  "✔",
  "❤",
  "🌈",
  "👩",
  "🏽",
  "🇵🇹",
  "(",
  ")",
].concat([
  "\uFE0F",
  "\u200D",
  "\u200C",
  "\u200B",
  "\u20E3",
  "\u{E0067}",
  "\u202E",
  " ",
  "'",
  "&",
  "%",
  "/",
  "@",
  "$",
  "nada",
  "ＡＢ",
]);
const AROUND = [
  "",
  "https://linkedin.com/in/",
  "linkedin.com/company/",
  "https://paypal.me/",
  "buymeacoff.ee/",
].concat(["instagram.com/", "tiktok.com/@", "https://venmo.com/u/", "cash.app/$", "(", "@"]);

it("a name that is stored is read again as the same name, whatever was typed", () => {
  const pick = numbers();
  const fields = LINK_KINDS.map(({ field }) => field).filter((field) => field !== "email");
  for (let run = 0; run < 4000; run += 1) {
    const name = Array.from({ length: 1 + pick(6) }, () => PIECES[pick(PIECES.length)] ?? "").join("");
    const written = run % 3 === 0 ? encodeURIComponent(name) : name;
    const typed = `${AROUND[pick(AROUND.length)]}${written}`;
    for (const field of fields) {
      const kind = linkKind(field as LinkField);
      const stored = kind.normalise(typed);
      expect([field, typed, kind.normalise(stored)]).toEqual([field, typed, stored]);
      if (kind.toUrl(typed) !== null) expect([typed, kind.toUrl(stored)]).toEqual([typed, kind.toUrl(typed)]);
    }
  }
});

describe("words for nothing", () => {
  it.each<[LinkField, string, string]>([
    ["paypalLink", "nada", "https://paypal.me/nada"],
    ["paypalLink", "NA", "https://paypal.me/NA"],
    ["paypalLink", "No", "https://paypal.me/no"],
    ["paypalLink", "x", "https://paypal.me/x"],
    ["cashappLink", "$nessuno", "https://cash.app/$nessuno"],
    ["paypalLink", "keine", "https://www.paypal.com/paypalme/keine"],
    ["paypalLink", "@test", "https://paypal.me/test"],
    ["paypalLink", "yourname", "https://paypal.me/yourname/20EUR"],
    ["venmoLink", "nenhum", "https://venmo.com/u/nenhum"],
    ["venmoLink", "username", "https://account.venmo.com/pay?recipients=username"],
    ["cashappLink", "$nil", "https://cash.app/$nil"],
    ["buyMeACoffeeLink", "n.a.", "https://buymeacoffee.com/n.a"],
    ["buyMeACoffeeLink", "TBD", "https://buymeacoff.ee/TBD"],
    ["instagram", "n.a.", "https://instagram.com/n.a"],
    ["tiktok", "username", "https://tiktok.com/@username"],
    ["paypalLink", "Name", "https://paypal.me/Name"],
    ["cashappLink", "$myname", "https://cash.app/$myname"],
    ["linkedin", "name", "https://linkedin.com/in/name"],
  ])(
    "a word of %s for nothing is nobody by itself, and somebody in an address: %s",
    (field, word, address) => {
      const kind = linkKind(field);
      expect(kind.toUrl(kind.normalise(word))).toBeNull();
      const stored = kind.normalise(address);
      expect(kind.normalise(stored)).toBe(stored);
      expect(kind.toUrl(stored)?.toLowerCase()).toContain(word.toLowerCase().replace(/^[@$]|\.$/g, ""));
    },
  );

  it.each(["nadia", "nathan", "nil", "nada", "test.tours"])("a name is no word for nothing: %s", (name) => {
    expect(linkKind("instagram").toUrl(name)).toBe(`https://instagram.com/${name}`);
  });
});
