/** Codes of a connection that the other side has closed: undici's, and the system's where it is noticed in a write or a read. */
const CLOSED: unknown[] = ["UND_ERR_SOCKET", "EPIPE", "ECONNRESET"];

const isClosedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && CLOSED.includes(error.code)) || isClosedConnection(error.cause));

/**
 * Runs `work`, and once more if the runtime closed the connection meanwhile: it closes one that is idle for 5 s, and a
 * process that gets no processor for so long notices only when it uses it. `work` may be done twice.
 */
export async function retryClosedConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isClosedConnection(error)) throw error;
    return work();
  }
}
