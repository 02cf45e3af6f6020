/** Returns whether two values are the same: lists and objects by their entries, in the same order. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

/** Picks the entries of `values` that differ from `stored`, so that a save overwrites nothing else. Skips undefined. */
export function changesTo<Values extends object>(stored: Values, values: Values): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field in values)
    if (values[field] !== undefined && !isSame(values[field], stored[field])) changes[field] = values[field];
  return changes;
}
