import { expect, it } from "vitest";
import { lanEnvironment } from "./lan.ts";

const loopback = { address: "127.0.0.1", family: "IPv4", internal: true } as const;

it("a start for phones in the same network is reached at this machine's address there", () => {
  const wireless = [
    { address: "fe80::1", family: "IPv6", internal: false } as const,
    { address: "192.168.1.20", family: "IPv4", internal: false } as const,
  ];
  expect(lanEnvironment("8787", { lo: [loopback], wireless })).toEqual({
    HOST: "0.0.0.0",
    PUBLIC_ORIGIN: "http://192.168.1.20:8787",
    STRIPE_STAND_IN: "on",
  });
});

it("a start for phones passes over an adapter without a network, unless there is no other", () => {
  const cable = { address: "169.254.7.7", family: "IPv4", internal: false } as const;
  const wireless = { address: "192.168.1.20", family: "IPv4", internal: false } as const;
  const originOf = (...networks: (typeof cable | typeof wireless)[]) =>
    lanEnvironment("8787", { lo: [loopback], others: networks }).PUBLIC_ORIGIN;
  expect(originOf(cable, wireless)).toBe("http://192.168.1.20:8787");
  expect(originOf(cable)).toBe("http://169.254.7.7:8787");
});

it("a start for phones says that there is no network", () => {
  expect(() => lanEnvironment("8787", { lo: [loopback] })).toThrow("this machine is in no network");
});
