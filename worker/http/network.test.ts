import { describe, expect, it } from "vitest";
import { blurNetwork, networkOf } from "./network.ts";

describe("network of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
    ["2001:0DB8:0000:0007:ffff:1:2:3", "2001:db8:0:7::/64"],
    ["2001:db8::1:0:0:1", "2001:db8:0:0::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["local", "local"],
  ])("the network of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));
});

describe("logged network of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.0/24"],
    ["2001:db8:1234:7::1", "2001:db8:1234::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["local", "local"],
  ])("the logged network of %s is %s", (address, logged) =>
    expect(blurNetwork(networkOf(address))).toBe(logged),
  );
});
