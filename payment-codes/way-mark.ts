import type { PaymentWay } from "./kinds.ts";

/**
 * Returns what addresses call a way, in whatever order its guide lists it: its kind, and a hash (FNV-1a) of all that it
 * has, because numbers and accounts stand in no address.
 */
export function wayMark(way: PaymentWay): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(way))) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${way.kind}-${(hash >>> 0).toString(36)}`;
}

/** Finds a way by its mark, or by its place in the list, from 1; undefined where the guide has it no longer. */
export const findWay = (ways: readonly PaymentWay[], asked: string): PaymentWay | undefined =>
  ways[Number(asked) - 1] ?? ways.find((way) => wayMark(way) === asked);
