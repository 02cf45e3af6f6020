import { paths } from "#web/app/paths.ts";

/** Puts the page's own address into the address bar, where the scanned code's stands: it is what people bookmark and send on. */
export function showOwnAddress(uniqueId: string): void {
  const { pathname, search, hash } = location;
  if (/^\/q\//i.test(pathname))
    history.replaceState(history.state, "", paths.profile(uniqueId) + search + hash);
}
