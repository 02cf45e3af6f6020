/**
 * The part of an IP address that identifies one connection or machine: a whole IPv4 address, the first 64 bits of an IPv6
 * address (RFC 6177), because a home has all addresses behind them.
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

/** A network for the log: /24 of IPv4, /48 of IPv6. Neither identifies one person. */
export const blurNetwork = (network: string): string =>
  network.includes(":")
    ? `${network.split(":").slice(0, 3).join(":")}::/48`
    : network.replace(/\.\d+$/, ".0/24");
