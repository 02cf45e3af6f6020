import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LAPTOP, see } from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

async function visitor(): Promise<Page> {
  const context = await warmContext(LAPTOP);
  return context.newPage();
}

describe("an address that leads nowhere", () => {
  it("an unknown address gets 404 with a page that says so", async () => {
    const page = await visitor();
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
    await see(page, "We couldn't find the page you were looking for.");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${origin}/`);
  });

  it.each(["/login", "/register", "/dashboard", "/create", "/edit/7", "/admin/login", "/admin/dashboard"])(
    "an unknown address is not %s",
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(200);
    },
  );

  it("the address of an unknown or hidden profile says why it isn't there, then goes home with the same words", async () => {
    const page = await visitor();
    const response = await page.goto("/profile/tiago-porto");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "Profile unavailable" }).waitFor();
    await see(page, "/profile/tiago-porto");
    await page.waitForURL(`${origin}/`);
    await see(
      page,
      "This guide profile is unavailable because the owner's free trial has ended or their subscription has expired.",
    );
  });
});

describe("a call there isn't", () => {
  it.each(["/api", "/api/", "/api/no/such/call"])(
    "an unknown call is 404 in JSON, navigated to or not: %s",
    async (path) => {
      const asked: Record<string, string>[] = [{}, { "Sec-Fetch-Mode": "navigate", Accept: "text/html" }];
      for (const headers of asked) {
        const response = await fetch(origin + path, { headers });
        expect(response.status).toBe(404);
        expect(response.headers.get("Cache-Control")).toBe("no-store");
        expect(await response.json()).toMatchObject({ message: "Not found" });
      }
    },
  );
});

describe("a body whose sender stops in the middle", () => {
  it.each([
    ["/api/auth/login", "Transfer-Encoding: chunked", "a\r\n0123456789\r\n"],
    ["/api/auth/login", "Content-Length: 500", "0123456789"],
    ["/api/webhooks/stripe", "Content-Length: 500", "0123456789"],
    ["/profile/marta-lisbon/reviews", "Content-Length: 500", "name=Hannah"],
  ])("a body cut off in the middle is 400: %s (%s)", async (path, length, body) => {
    const { hostname, host, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    const type = path.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded";
    socket.end(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${body}`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
