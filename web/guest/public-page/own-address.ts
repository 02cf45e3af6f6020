import { paths } from "#web/paths.ts";

/** Replaces the scanned code's address by the page's own, which people bookmark and send on. */
export function showOwnAddress(uniqueId: string): void {
  const { pathname, search, hash } = location;
  if (/^\/q\//i.test(pathname))
    history.replaceState(history.state, "", paths.profile(uniqueId) + search + hash);
}
