/**
 * Returns path, query and hash of an address of this site as a link or a Location takes them; undefined for any other
 * address. Whatever a caller sent passes here before it leads anywhere: a path such as `/.//other.example` is read as
 * `//other.example`, which a browser takes for another site.
 */
export function ownPath(address: URL | null, siteUrl: string): string | undefined {
  const { origin } = new URL(siteUrl);
  if (address?.origin !== origin) return undefined;
  const path = address.pathname + address.search + address.hash;
  return URL.parse(path, origin)?.href === origin + path ? path : undefined;
}
