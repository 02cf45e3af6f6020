import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";

/**
 * Goes to the page of a sheet whose code can't be loaded, as that of an earlier release, unless the guest has closed it meanwhile.
 * Returns false, and stays, where there is no network. `go`: how it goes there.
 */
export async function leaveFor(
  address: string,
  isClosed: () => boolean = () => false,
  go = (): void => location.assign(address),
): Promise<boolean> {
  try {
    await fetchWithTimeout(address);
  } catch {
    return false;
  }
  if (!isClosed()) go();
  return true;
}
