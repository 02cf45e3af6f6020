import { describe, expect, it } from "vitest";
import { callerOf, networksSchema } from "./caller.ts";

const PROXIES = networksSchema.parse("127.0.0.1, 10.0.0.0/8, 2001:db8::/32");

describe("who calls", () => {
  it.each([
    ["the connection itself, without a proxy", "203.0.113.7", "", "203.0.113.7"],
    ["the connection, whatever a stranger says", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["whom a trusted proxy names", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["the last that a trusted proxy names", "127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    ["whom the first of two proxies names", "127.0.0.1", "6.6.6.6, 198.51.100.1, 10.1.2.3", "198.51.100.1"],
    ["a caller with a port", "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["an IPv6 address in brackets", "2001:db8::1", "[2a00::7]:4711", "2a00::7"],
    ["an IPv4 address as a socket for both writes it", "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["the proxy, where it names nobody", "127.0.0.1", "", "127.0.0.1"],
    ["the proxy, where it names no address", "127.0.0.1", "unknown", "127.0.0.1"],
    ["the proxy, where it names proxies alone", "127.0.0.1", "10.1.2.3", "127.0.0.1"],
  ])("the caller is %s", (_, peer, forwardedFor, address) =>
    expect(callerOf(peer, forwardedFor, PROXIES).address).toBe(address),
  );

  it("a caller without a trusted proxy speaks for nobody else", () => {
    expect(callerOf("127.0.0.1", "198.51.100.1", undefined)).toEqual({
      address: "127.0.0.1",
      isProxied: false,
    });
  });
});

it.each(["nginx", "127.0.0.1/33", "10.0.0.0/8/8", "10.0.0.0/", "127.0.0.1,,::1"])(
  "the setting %s is no list of proxies",
  (text) => expect(networksSchema.safeParse(text).success).toBe(false),
);
