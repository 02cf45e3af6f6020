import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

const SITE = "https://lanyard.example/language?back=";
const pathOf = (given: string) => ownPath(URL.parse(given, SITE), SITE);

describe("a caller's address as a path of this site", () => {
  it.each([
    ["/", "/"],
    ["/profile/marta?review=added#reviews", "/profile/marta?review=added#reviews"],
    ["https://lanyard.example/@marta", "/@marta"],
    ["/a/../b", "/b"],
    ["/a//b", "/a//b"],
    ["/?next=//evil.example", "/?next=//evil.example"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
    ["/ä", "/%C3%A4"],
  ])("the address %j leads to %j", (given, path) => {
    expect(pathOf(given)).toBe(path);
  });

  it.each([
    "https://evil.example/",
    "http://lanyard.example/",
    "https://lanyard.example:8443/",
    "https://lanyard.example@evil.example/",
    "//evil.example/page",
    "//lanyard.example.evil.example/page",
    "\\\\evil.example/page",
    "/\\evil.example/page",
    "/\t/evil.example/page",
    "/\r\n/evil.example/page",
    "/.//evil.example/page",
    "/.\\/evil.example/page",
    "/..//evil.example/page",
    "/%2e//evil.example/page",
    "/%2e%2E//evil.example/page",
    "/x/..//evil.example/page",
    "/x/../..//evil.example/page",
    "/.///evil.example/page",
    "https://lanyard.example//evil.example/page",
    "javascript:alert(1)",
    "data:text/html,page",
    "https://",
  ])("the address %j leads nowhere", (given) => {
    expect(pathOf(given)).toBeUndefined();
  });
});
