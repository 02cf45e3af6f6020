import { isDeepStrictEqual } from "node:util";

/** The old values of what an update changed, as events carry them; undefined when nothing did. */
export function changed<Thing extends object>(before: Thing, after: Thing): object | undefined {
  const now = new Map<string, unknown>(Object.entries(after));
  const old = Object.entries(before).filter(([key, value]) => !isDeepStrictEqual(value, now.get(key)));
  return old.length > 0 ? Object.fromEntries(old) : undefined;
}
