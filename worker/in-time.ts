/** Waits for an answer for `limit` ms at most. Throws once it is late. The answer stops the timer. */
export async function inTime<Answer>(call: Promise<Answer>, limit: number): Promise<Answer> {
  const clock = new AbortController();
  const late = scheduler.wait(limit, { signal: clock.signal }).then((): never => {
    throw new Error(`no answer within ${limit} ms`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([call, late]);
  } finally {
    clock.abort();
  }
}
