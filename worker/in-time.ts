/** Waits for a call's result for `limit` ms at most. Throws once it is late. The result stops the timer. */
export async function inTime<Result>(call: Promise<Result>, limit: number): Promise<Result> {
  const clock = new AbortController();
  const late = scheduler.wait(limit, { signal: clock.signal }).then((): never => {
    throw new Error(`no response within ${limit} ms`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([call, late]);
  } finally {
    clock.abort();
  }
}
