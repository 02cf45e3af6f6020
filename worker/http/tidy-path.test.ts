import { describe, expect, it } from "vitest";
import { tidyPath } from "./tidy-path.ts";

/** Writes a tidied path as an address; "none" where there is none. */
const tidied = (path: string): string => {
  const tidy = tidyPath(path);
  if (!tidy) return "none";
  if (tidy.kind === "page") return tidy.rest;
  return `${{ handle: "/@", profile: "/profile/", code: "/q/" }[tidy.kind]}${tidy.name}${tidy.rest}`;
};

const MARKS = [
  ...[...".,;:!?)]}>'\"*_~…。、！）」』”’»`|\\&-"].map((mark) => encodeURIComponent(mark)),
  ..."%20 %0A %0D%0A %09 %C2%A0 %E2%80%8B %E2%80%8F %EF%BB%BF %2520 %E3%80%80 %E3%81%A7%E3%81%99 %EC%97%90".split(
    " ",
  ),
  ..."% ). ... !!! %22%3E %20-%20great .%20Thanks .%0AThanks &fbclid=1 %3Flang=de %23tip".split(" "),
];

describe("a tidied path", () => {
  it.each(MARKS)(
    "a tidied path drops %s behind a name, an id, a code, what is below a page, and a page of the app",
    (marks) => {
      expect(tidied(`/@ana-walks${marks}`)).toBe("/@ana-walks");
      expect(tidied(`/profile/b7k2m9xq4t${marks}`)).toBe("/profile/b7k2m9xq4t");
      expect(tidied(`/profile/b7k2m9xq4t/tip${marks}`)).toBe("/profile/b7k2m9xq4t/tip");
      expect(tidied(`/profile/b7k2m9xq4t/contact.vcf${marks}`)).toBe("/profile/b7k2m9xq4t/contact.vcf");
      expect(tidied(`/Q/B7K2M9XQ4T${marks}`)).toBe("/q/b7k2m9xq4t");
      expect(tidied(`/language${marks}`)).toBe("/language");
    },
  );

  it.each([
    ["/@ANA-Walks", "/@ana-walks"],
    ["/@ana%E2%80%91walks", "/@ana-walks"],
    ["/@ana%E2%80%93walks.", "/@ana-walks"],
    ["/@ana%C2%ADwalks", "/@anawalks"],
    ["/%40ana-walks)", "/@ana-walks"],
    ["/%EF%BC%A0%EF%BD%81%EF%BD%8E%EF%BD%81", "/@ana"],
    ["/(@ana)", "/@ana"],
    ["/@%22ana%22", "/@ana"],
    ["/@ana/)", "/@ana"],
    ["//@ana.", "/@ana"],
    ["/Profile/B7K2M9XQ4T", "/profile/b7k2m9xq4t"],
    ["/profile/%3Cb7k2m9xq4t%3E", "/profile/b7k2m9xq4t"],
    ["/profile//b7k2m9xq4t/", "/profile/b7k2m9xq4t"],
    ["/profile/b7k2m9xq4t)/tip", "/profile/b7k2m9xq4t/tip"],
    ["/profile/b7k2m9xq4t/TIP/code.png.", "/profile/b7k2m9xq4t/tip/code.png"],
    ["/profile/b7k2m9xq4t/report.", "/profile/b7k2m9xq4t/report"],
    ["/profile/b7k2m9xq4t/contact.vcf.", "/profile/b7k2m9xq4t/contact.vcf"],
    ["/profile/b7k2m9xq4t/qr)", "/profile/b7k2m9xq4t/qr"],
    ["/profile/b7k2m9xq4t.html", "/profile/b7k2m9xq4t"],
    ["/profile/b7k2m9xq4t)(y)", "/profile/b7k2m9xq4t"],
    ["/profile/b7k2m9xq4t.Thanks%20a%20lot", "/profile/b7k2m9xq4t"],
    ["/profile/b7k2m9xq4t./x/y/z", "/profile/b7k2m9xq4t"],
    ["/profile/b7k2m9xq4t,/tip/)", "/profile/b7k2m9xq4t/tip"],
    ["/profile/b7k2m9xq4t%2Ftip.", "/profile/b7k2m9xq4t/tip"],
    ["/profile/b7k2m9xq4t=20", "/profile/b7k2m9xq4t"],
    ["/profile/b7k2m9xq4t[1]", "/profile/b7k2m9xq4t"],
    ["/profile/b7k2m9xq4t@example.com", "/profile/b7k2m9xq4t"],
    ["/profile/b7k2m9xq4t%E2%80%94lovely", "/profile/b7k2m9xq4t"],
    ["/@ana-walks.Thanks", "/@ana-walks"],
    ["/@ana-walks.Thanks/for/all", "/@ana-walks"],
    ["/@ana-walks/tip", "/@ana-walks/tip"],
    ["/@ana-walks/tip.", "/@ana-walks/tip"],
    ["/@ana-walks./contact.vcf)", "/@ana-walks/contact.vcf"],
    ["/@ana-walks%F0%9F%98%80", "/@ana-walks"],
    ["/@ana-walks%27s", "/@ana-walks"],
    ["/@ana-walks*bold*", "/@ana-walks"],
    ["/q/b7k2m9xq4t./x/y/z", "/q/b7k2m9xq4t"],
    ["/q/b7k2m9xq4t/tent.jpg", "/q/b7k2m9xq4t/tent"],
    ["/login.html", "/login"],
    ["/q/b7k2m9xq4t./tent)", "/q/b7k2m9xq4t/tent"],
    ["/login.", "/login"],
    ["/,", "/"],
  ])("a tidied path of %s is %s", (path, address) => {
    expect(tidied(path)).toBe(address);
  });

  it.each([
    "_",
    "__",
    "%20",
    "%20%20",
    "%C2%A0",
    "%09",
    "+",
    ".",
    "%C2%B7",
    "%E2%80%93",
    "%E2%80%94",
    "%E2%80%95",
    "%EF%BC%BF",
    "%20-",
    "-%20",
    "-_",
    "%E2%80%8B-",
    "%2520",
  ])(
    "a tidied path reads %s between the words of a name as a hyphen, and never leads to the first word",
    (sign) => {
      for (const [words, name] of [
        [`ana${sign}walks`, "ana-walks"],
        [`ANA${sign}WALKS.`, "ana-walks"],
        [`Ana${sign}Walks`, "ana-walks"],
        [`ana${sign}walks${sign}2)`, "ana-walks-2"],
        [`ana-walks${sign}lisbon/tip`, "ana-walks-lisbon/tip"],
      ] as const) {
        expect(tidied(`/@${words}`)).toBe(`/@${name}`);
        expect(tidied(`/profile/${words}`)).toBe(`/profile/${name}`);
      }
      expect(tidied(`/q/ana${sign}walks/tent`)).toBe("/q/ana-walks/tent");
      if (!sign.includes("-") && sign !== "%E2%80%93")
        expect(tidied(`/profile/b7k2m9xq4t${sign}walks`)).toBe("/profile/b7k2m9xq4t");
    },
  );

  it.each([
    ["/@jos%C3%A9", "/@jose"],
    ["/@jose%CC%81-walks", "/@jose-walks"],
    ["/@%C4%B0REM", "/@irem"],
    ["/@s%C3%B8ren_walks", "/@soren-walks"],
    ["/@wei%C3%9F", "/@weiss"],
    ["/@ana-walks%20is%20great", "/@ana-walks-is-great"],
  ])("a tidied path of %s is %s, and no name that it only begins with", (path, address) => {
    expect(tidied(path)).toBe(address);
  });

  it.each([
    "/@",
    "/@%F0%9F%98%80",
    "/profile",
    "/profile/.",
    "/@ana/edit",
    "/@ana/tip/more",
    "/profile/ana/edit",
    "/profile/ana/tips",
    "/profile/ana/tip-jar",
    "/q/ana/x/y/z",
    "/profile/ana/tip/more",
    `/profile/${"a".repeat(65)}`,
  ])("a path like %s names nothing", (path) => {
    expect(tidied(path)).toBe("none");
  });

  it("a tidied path begins with one slash, whatever it was", () => {
    for (const path of [
      "//evil.example/",
      "/\\evil.example",
      "/%2F%2Fevil.example",
      "/%5Cevil.example",
      "/%0A//evil.example",
    ])
      expect(tidied(path)).toMatch(/^\/(?![/\\])/);
  });
});
