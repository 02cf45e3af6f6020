import { Link } from "react-router-dom";
import { fetchAhead } from "#web/lib/fetch-ahead.ts";
import { plainLink, type RouteLinkProps } from "#web/ui/route-link.tsx";
import { loadPage } from "./pages.ts";
import { paths } from "./paths.ts";

const pathnameOf = (to: string): string => to.split(/[?#]/)[0] ?? "";

/** A link of the app: to the landing page a plain one, because that is another document. */
export function routerLink(props: RouteLinkProps) {
  const pathname = pathnameOf(props.to);
  if (pathname === paths.home) return plainLink(props);
  const prepare = () => fetchAhead(() => loadPage(pathname));
  // As plain links are: no mark for a framework's prefetching.
  return <Link {...props} discover="none" onPointerEnter={prepare} onFocus={prepare} />;
}
