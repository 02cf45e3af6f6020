/** The entries of `values` that differ from `stored`, so that a save overwrites nothing else. Skips undefined. */
export function changesTo<Values extends object>(stored: Values, values: Values): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field in values)
    if (values[field] !== undefined && values[field] !== stored[field]) changes[field] = values[field];
  return changes;
}
