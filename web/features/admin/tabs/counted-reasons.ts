/** Counts how often each reason was given, the most frequent first. */
export function countedReasons<Reason extends string>(
  reports: readonly { reason: Reason }[],
): [Reason, number][] {
  const counts = new Map<Reason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
