import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";

/** Thrown where the server answers, but with something else than the part. */
export class PartRefused extends Error {}

/** GET a part of a page as HTML, which is no call of the API. Throws a PartRefused, or anything else where no response came. */
export async function loadPart(address: string | URL, signal: AbortSignal): Promise<string> {
  const response = await fetchWithTimeout(address, { signal });
  if (!response.ok) throw new PartRefused(`${String(address)} answers ${response.status}`);
  return response.text();
}

/** Goes to the page itself where the server refuses its part. Without a response it calls `lost`, and the page stays. */
export function partFailed(error: unknown, address: string, lost: () => void): void {
  console.error(error);
  if (error instanceof PartRefused) location.assign(address);
  else lost();
}
