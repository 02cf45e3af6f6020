import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";

/** Thrown where the server responds, but with something else than the part. */
export class PartRefused extends Error {}

async function fetchPart(address: string | URL, signal: AbortSignal): Promise<string> {
  const response = await fetchWithTimeout(address, { signal });
  if (!response.ok) throw new PartRefused(`${String(address)}: ${response.status}`);
  return response.text();
}

/** what is on its way, by its address */
const begun = new Map<string, Promise<string>>();

/** Begins to load a part while the code that shows it is on its way. Returns the function that gives it up. */
export function beginPart(address: URL): () => void {
  const leaving = new AbortController();
  const part = fetchPart(address, leaving.signal);
  // Whoever takes it hears what failed.
  part.catch(() => {});
  begun.set(address.href, part);
  return () => {
    begun.delete(address.href);
    leaving.abort();
  };
}

/**
 * GET a part of a page as HTML, which is no call of the API, or takes the one that was begun. Throws a PartRefused, or anything else
 * where no response came.
 */
export function loadPart(address: string | URL, signal: AbortSignal): Promise<string> {
  const href = String(address);
  const part = begun.get(href);
  begun.delete(href);
  return part ?? fetchPart(address, signal);
}

/** Goes to the page itself where the server refuses its part. Without a response it calls `lost`, and the page stays. */
export function partFailed(error: unknown, address: string, lost: () => void): void {
  console.error(error);
  if (error instanceof PartRefused) location.assign(address);
  else lost();
}
