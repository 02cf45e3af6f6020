/** ms without a response after which a call fails */
export const CALL_TIMEOUT = 30_000;
/** ms after which an upload fails */
export const UPLOAD_TIMEOUT = 120_000;

/**
 * Calls fetch(), and fails with an AbortError after CALL_TIMEOUT, so that no one waits for a dead network. The response
 * is whole: one that breaks off in its body is none either.
 */
export async function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  // Phones of 2020 have neither AbortSignal.timeout nor AbortSignal.any.
  const call = new AbortController();
  const abort = () => call.abort();
  const timer = setTimeout(abort, CALL_TIMEOUT);
  if (init.signal?.aborted) abort();
  init.signal?.addEventListener("abort", abort);
  try {
    const response = await fetch(input, { ...init, signal: call.signal });
    const body = await response.arrayBuffer();
    // A 204 takes no body, not even an empty one.
    return new Response(body.byteLength > 0 ? body : null, response);
  } finally {
    clearTimeout(timer);
  }
}
