import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { afterLogin, ID, isAppPath, isUserPath, listPatterns, paths, screenAt } from "./paths.ts";

describe("isAppPath", () => {
  it.each(["/", "/create", "/edit/12", "/login", "/login/", "/dashboard", "/admin", "/admin/dashboard"])(
    "isAppPath accepts %s",
    (path) => expect(isAppPath(path)).toBe(true),
  );

  it.each([
    "/nope",
    "/edit",
    "/edit/",
    "/edit/0",
    "/edit/abc",
    "/edit/1/2",
    "/profile/x",
    "/loginx",
    "//",
    "/.env",
    "/edit/:id",
    "/dashboard/3",
  ])("isAppPath rejects %s", (path) => expect(isAppPath(path)).toBe(false));

  it("isAppPath accepts every address the app links to", () => {
    const addresses = listPatterns().map((pattern) => pattern.replace(ID, "3"));
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !isAppPath(address))).toEqual([]);
  });

  it("isUserPath accepts the paths that need a session, and no others", () => {
    const all = [
      "/",
      "/create",
      "/edit/3",
      "/edit/x",
      "/login",
      "/dashboard",
      "/stats",
      "/stats/3",
      "/dashboard/",
      "/admin/dashboard",
    ];
    expect(all.filter(isUserPath)).toEqual([
      "/create",
      "/edit/3",
      "/dashboard",
      "/stats",
      "/stats/3",
      "/dashboard/",
    ]);
  });

  it("a public page's address escapes the guide's id", () => {
    expect(paths.profile("a/b c")).toBe("/profile/a%2Fb%20c");
  });
});

describe("the screens", () => {
  it.each([
    ["/create", "guide-form"],
    ["/edit/12", "guide-form"],
    ["/stats/3/", "statistics"],
    ["/verify", "email-link"],
    ["/admin", "admin-login"],
    ["/", undefined],
    ["/edit/x", undefined],
  ])("the screen at %s is in the file %s", (path, page) => expect(screenAt(path)?.page).toBe(page));

  it.each([
    ["/edit/12", 12],
    ["/stats/5/", 5],
    ["/print/1", 1],
    ["/admin/users/9007199254740991", 9_007_199_254_740_991],
    ["/dashboard", undefined],
    ["/create", undefined],
  ])("the screen at %s shows the id %s", (path, id) => expect(screenAt(path)).toMatchObject({ id }));

  it.each([
    "/edit/0",
    "/edit/012",
    "/edit/-1",
    "/edit/1.5",
    "/edit/:id",
    "/edit/",
    "/edit/1/2",
    "/dashboard/1",
    "/EDIT/1",
  ])("a path without a screen, %s, has none", (path) => expect(screenAt(path)).toBeUndefined());

  it("every screen has its file in web/pages/", () => {
    const files = listPatterns().flatMap((pattern) => screenAt(pattern.replace(":id", "1"))?.page ?? []);
    expect(files).toHaveLength(listPatterns().length - 1);
    expect(files.filter((file) => !existsSync(`web/pages/${file}.tsx`))).toEqual([]);
  });

  it("the worker is asked first for what else has an address, and no file is at a screen's", () => {
    const list = /run_worker_first = \[([^\]]+)\]/.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";
    const first = [...list.matchAll(/"(\/[^"]*?)\*?"/g)].map(([, path = ""]) => path);
    const { home, pocket, language, profile, contactCard } = paths;
    const documents = [home, pocket, language("/"), profile("marta"), contactCard("marta")];
    const isFirst = (path: string) =>
      first.some((one) => (one === "/" ? path === "/" : path.startsWith(one)));
    expect(documents.filter((path) => !isFirst(path))).toEqual([]);
    const files = new Set(readdirSync("web/public"));
    expect(listPatterns().filter((pattern) => files.has(pattern.split("/")[1] ?? ""))).toEqual([]);
  });
});

describe("where a login leads", () => {
  it.each(["/pocket", "/dashboard", "/edit/12", "/print/3", "/account", "/stats"])(
    "a login from %s leads back there",
    (path) => {
      expect(afterLogin(new URL(paths.loginFor(path), "https://lanyard.example").search)).toBe(path);
    },
  );

  it.each([
    "",
    "/",
    "/login",
    "/admin",
    "/profile/marta",
    "/pocket/",
    "/pocket?x",
    "/pocket\n",
    "/Pocket",
    "//pocket",
    "//evil.example/pocket",
    "/\\evil.example/pocket",
    "/.//evil.example/pocket",
    "/pocket/..//evil.example",
    "https://evil.example/pocket",
    "javascript:alert(1)//pocket",
    "/edit/1/../..//evil.example",
    "/edit/1\n",
    "\t/pocket",
  ])("a login from %j leads to the dashboard", (next) => {
    expect(afterLogin(`?next=${encodeURIComponent(next)}`)).toBe("/dashboard");
    expect(afterLogin(`?next=${next}`)).toBe("/dashboard");
  });
});
