/**
 * Returns the part of an IP address that identifies one connection or machine: a whole IPv4 address, or the first 64
 * bits of an IPv6 address (RFC 6177), because one home has all addresses that begin with them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const [head = "", tail] = address.split("::");
  const [left, right] = [groups(head), groups(tail ?? "")];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const prefix = [...left, ...zeros, ...right].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** Shortens a network for the log to /24 of IPv4 or /48 of IPv6, which don't identify one person. */
export const blurNetwork = (network: string): string =>
  network.includes(":")
    ? `${network.split(":").slice(0, 3).join(":")}::/48`
    : network.replace(/\.\d+$/, ".0/24");
