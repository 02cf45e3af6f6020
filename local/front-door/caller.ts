import { BlockList, isIP, isIPv6 } from "node:net";
import * as z from "zod/mini";

const WRONG = "Addresses or networks like 127.0.0.1 or 10.0.0.0/8, with commas between";

/** A list of addresses and networks, which tells whether an address is in it. */
export type Networks = { has(address: string): boolean };

/** Returns an address as it is written without a port, and an IPv4 address within IPv6 as what it is. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^::ffff:(?=[\d.]+$)/i, "");

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

function addTo(list: BlockList, entry: string): boolean {
  const [address = "", length, ...more] = entry.split("/");
  const family = familyOf(address);
  const most = family === "ipv6" ? 128 : 32;
  if (isIP(address) === 0 || more.length > 0) return false;
  if (length === undefined) list.addAddress(address, family);
  else if (!/^\d{1,3}$/.test(length) || Number(length) > most) return false;
  else list.addSubnet(address, Number(length), family);
  return true;
}

/** The rule of a list of addresses and networks. */
export const networksSchema = z.pipe(
  z.string(),
  z.transform((text, context): Networks => {
    const list = new BlockList();
    for (const entry of text.split(",").map((one) => one.trim()))
      if (!addTo(list, entry)) context.issues.push({ code: "custom", message: WRONG, input: text });
    return { has: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)) };
  }),
);

type Caller = {
  address: string;
  /** whether a proxy that is trusted speaks for it */
  isProxied: boolean;
};

/**
 * Returns who calls: the person who holds the connection, or by the word of a trusted proxy the last address of
 * X-Forwarded-For that isn't a trusted one itself. What stands before it there may be a lie.
 */
export function callerOf(peer: string, forwardedFor: string, trusted: Networks | undefined): Caller {
  const address = plain(peer);
  if (!trusted?.has(address)) return { address, isProxied: false };
  const named = forwardedFor.split(",").map(plain);
  const caller = named.findLast((one) => !trusted.has(one));
  return { address: caller !== undefined && isIP(caller) ? caller : address, isProxied: true };
}
