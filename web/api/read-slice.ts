import { assertOk } from "./client.ts";
import { fetchWithTimeout } from "./fetch-with-timeout.ts";
import { nextSliceOf } from "./next-slice.ts";

/** A slice of a list. `next`: the address of the slice after it, null at the end. */
export type ListSlice<Row> = { rows: Row[]; next: string | null };

/**
 * GET a slice of a list. It isn't called by the typed client, because the slice before it gives its address. Throws
 * ApiError for any response but success, and what fetch() throws when no response came.
 */
export async function readSlice<Row>(path: string, signal: AbortSignal): Promise<ListSlice<Row>> {
  const response = await fetchWithTimeout(path, { signal });
  await assertOk(response);
  return { rows: await response.json(), next: nextSliceOf(response) };
}
