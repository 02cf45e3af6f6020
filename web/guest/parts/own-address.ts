/** Replaces the scanned code's address by that of what it opened, which people bookmark and send on. */
export function showOwnAddress(path: string): void {
  const { pathname, search, hash } = location;
  if (/^\/q\//i.test(pathname)) history.replaceState(history.state, "", path + search + hash);
}
