/** The entries of `values` that differ from `stored`: a save of these alone undoes nobody else's. undefined is no entry. */
export function changesTo<Values extends object>(stored: Values, values: Values): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field in values)
    if (values[field] !== undefined && values[field] !== stored[field]) changes[field] = values[field];
  return changes;
}
