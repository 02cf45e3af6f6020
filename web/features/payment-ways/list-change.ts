import { type Issue, message, withoutRow } from "#texts/message.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";

/** One change of a list, which is made in the newest version of the list. */
export type ListChange =
  | { kind: "add" | "remove"; way: PaymentWay }
  | { kind: "replace"; way: PaymentWay; before: PaymentWay }
  /** `by`: how many places down; negative for up */
  | { kind: "move"; way: PaymentWay; by: number };

/** Makes a key that tells a way from every other one, and from itself after a change. */
export const wayIdentity = ({ kind, value, holder, bank, city, country, label }: PaymentWay): string =>
  JSON.stringify([kind, value, holder, bank, city, country, label]);

const placeOf = (list: readonly PaymentWay[], way: PaymentWay): number =>
  list.findIndex((row) => wayIdentity(row) === wayIdentity(way));

/** Returns whether two lists hold the same ways in the same order. */
export const isSameList = (one: readonly PaymentWay[], other: readonly PaymentWay[]): boolean =>
  one.length === other.length && one.every((way, at) => wayIdentity(way) === wayIdentity(other[at] ?? way));

/**
 * Makes a change in the newest list, so that what was changed elsewhere stays. A change that is made already, because its
 * response was lost, changes nothing. A changed way that is no longer there is added.
 */
export function changed(list: readonly PaymentWay[], change: ListChange): PaymentWay[] {
  const { kind, way } = change;
  const at = placeOf(list, kind === "replace" ? change.before : way);
  if (kind === "remove") return list.filter((_, place) => place !== at);
  if (kind === "move") {
    const to = Math.min(Math.max(at + change.by, 0), list.length - 1);
    const others = list.filter((_, place) => place !== at);
    return at < 0 ? others : [...others.slice(0, to), way, ...others.slice(to)];
  }
  if (placeOf(list, way) >= 0) return [...list];
  return kind === "add" || at < 0 ? [...list, way] : list.map((row, place) => (place === at ? way : row));
}

/** The messages of a refused list, by the way they are about. `own`: those about the change, or the list as a whole. */
export type Refusal = { ofChange: string[]; others: ReadonlyMap<string, string> };

/** Sorts the server's issues by the way they are about. */
export function refusalOf(
  issues: readonly Issue[],
  list: readonly PaymentWay[],
  change?: ListChange,
): Refusal {
  const ofChange: string[] = [];
  const others = new Map<string, string>();
  for (const { path, text, values } of issues) {
    const reason = message(withoutRow(text), values);
    const way = list[Number(path[0] ?? -1)];
    const isOwn = !way || (change && wayIdentity(way) === wayIdentity(change.way));
    if (isOwn) ofChange.push(reason);
    else if (!others.has(wayIdentity(way))) others.set(wayIdentity(way), reason);
  }
  return { ofChange, others };
}
