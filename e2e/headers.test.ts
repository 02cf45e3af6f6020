import { expect, it } from "vitest";
import { PROMISED_HEADERS, promisedHeadersOf } from "#worker/testing/security-headers.ts";
import { origin } from "./under-test.ts";

const script = async () => {
  const html = await (await fetch(`${origin}/`)).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
};
const picture = async () => {
  const guide = await fetch(`${origin}/api/guides/marta-lisbon`);
  const { profilePicture }: { profilePicture: string } = await guide.json();
  return profilePicture;
};

it.each<[kind: string, path: () => string | Promise<string>, status: number, method?: string]>([
  ["the landing page", () => "/", 200],
  ["a page of the app", () => "/login", 200],
  ["a missing page", () => "/nowhere", 404],
  ["the public page", () => "/profile/marta-lisbon", 200],
  ["a missing profile", () => "/profile/nobody", 404],
  ["a legal page", () => "/privacy", 200],
  ["a script", script, 200],
  ["a call", () => "/api/guides/marta-lisbon", 200],
  ["a refused call", () => "/api/auth/me", 401],
  ["a missing call", () => "/api/nothing", 404],
  ["a picture", picture, 200],
  ["a redirect", () => "/profile/marta-lisbon/reviews", 303],
  ["a webhook", () => "/api/webhooks/stripe", 400, "POST"],
])("the security headers are on %s, navigated to or not", async (kind, path, status, method = "GET") => {
  const asked: Record<string, string>[] = [{}, { "Sec-Fetch-Mode": "navigate" }];
  for (const headers of asked) {
    const response = await fetch(origin + (await path()), { method, headers, redirect: "manual" });
    expect(response.status).toBe(status);
    const own = kind === "a picture" && { "content-security-policy": "default-src 'none'; sandbox" };
    expect(promisedHeadersOf(response)).toEqual({ ...PROMISED_HEADERS, ...own });
  }
});

it.each([
  ["the public page", () => "/profile/marta-lisbon"],
  ["a picture", picture],
])("the response to %s names its request", async (_kind, path) => {
  const id = async () => (await fetch(origin + (await path()))).headers.get("X-Request-Id");
  const first = await id();
  expect(first).toMatch(/^[\w-]{36}$/);
  await expect.poll(() => id()).not.toBe(first);
});

it("the icons that browsers ask for by name are files, kept for a week", async () => {
  for (const [path, type] of [
    ["/apple-touch-icon.png", "image/png"],
    ["/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ] as const) {
    const { status, headers } = await fetch(origin + path);
    expect([path, status, headers.get("Cache-Control")]).toEqual([path, 200, "public, max-age=604800"]);
    expect(headers.get("Content-Type")).toMatch(type);
  }
});
