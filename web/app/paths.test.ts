import { describe, expect, it } from "vitest";
import { afterLogin, APP_PATHS, isAppPath, isUserPath, paths } from "./paths.ts";

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
  ])("isAppPath rejects %s", (path) => expect(isAppPath(path)).toBe(false));

  it("isAppPath accepts every address the app links to", () => {
    const own = [
      paths.home,
      paths.create,
      paths.statisticsOfFirst,
      paths.statistics(3),
      paths.login,
      paths.register,
      paths.dashboard,
      paths.edit(3),
    ];
    const prints = [paths.prints, paths.print(3)];
    const recovery = [paths.forgot, paths.reset, paths.verify, paths.email, paths.undo, paths.unsubscribe];
    const account = [paths.account, paths.twoStep, paths.recoveryCodes];
    expect(
      [...own, ...prints, ...recovery, ...account, paths.admin, paths.adminLogin, paths.adminDashboard].every(
        isAppPath,
      ),
    ).toBe(true);
    expect(APP_PATHS).toHaveLength(23);
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

describe("where a login leads", () => {
  it.each(["/pocket", "/dashboard", "/edit/12", "/print/3", "/account", "/stats"])(
    "it leads back to %s",
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
  ])("%j leads to the dashboard", (next) => {
    expect(afterLogin(`?next=${encodeURIComponent(next)}`)).toBe("/dashboard");
    expect(afterLogin(`?next=${next}`)).toBe("/dashboard");
  });
});
