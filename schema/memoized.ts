/** Longer arguments are rare, and whoever sends many of them must not fill the memory. */
const KEY_MAX = 300;

/** Returns a pure function that keeps its last results, for what a page and its data ask again and again. */
export function memoized<Given extends (string | number)[], Result>(
  make: (...given: Given) => Result,
  most = 500,
): (...given: Given) => Result {
  const results = new Map<string, Result>();
  return (...given) => {
    const key = given.join("\0");
    if (key.length > KEY_MAX) return make(...given);
    const kept = results.get(key);
    if (kept !== undefined || results.has(key)) return kept as Result;
    const result = make(...given);
    // A map's keys are in the order in which they came.
    for (const oldest of results.keys()) {
      if (results.size < most) break;
      results.delete(oldest);
    }
    results.set(key, result);
    return result;
  };
}
