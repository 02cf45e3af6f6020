import { describe, expect, it } from "vitest";
import { APP_PATHS, isAppPath, isUserPath, paths } from "./paths.ts";

describe("isAppPath", () => {
  it.each(["/", "/create", "/edit/12", "/login", "/login/", "/dashboard", "/admin", "/admin/dashboard"])(
    "knows %s",
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
  ])("doesn't know %s", (path) => expect(isAppPath(path)).toBe(false));

  it("knows every address the app links to", () => {
    const own = [paths.home, paths.create, paths.login, paths.register, paths.dashboard, paths.edit(3)];
    expect([...own, paths.admin, paths.adminLogin, paths.adminDashboard].every(isAppPath)).toBe(true);
    expect(APP_PATHS).toHaveLength(9);
  });

  it("knows which of them are for signed-in users", () => {
    const all = [
      "/",
      "/create",
      "/edit/3",
      "/edit/x",
      "/login",
      "/dashboard",
      "/dashboard/",
      "/admin/dashboard",
    ];
    expect(all.filter(isUserPath)).toEqual(["/create", "/edit/3", "/dashboard", "/dashboard/"]);
  });

  it("leaves the public page to its own document, whatever its id", () => {
    expect(paths.profile("a/b c")).toBe("/profile/a%2Fb%20c");
  });
});
