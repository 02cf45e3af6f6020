/** undici's code for a connection that the other side has closed */
const CLOSED = "UND_ERR_SOCKET";

const isClosedConnection = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && error.code === CLOSED) || isClosedConnection(error.cause));

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
