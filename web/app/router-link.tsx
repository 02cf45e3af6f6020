import type { MouseEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { fetchAhead } from "#web/lib/fetch-ahead.ts";
import { plainLink, type RouteLinkProps } from "#web/ui/route-link.tsx";
import { loadPage } from "./pages.ts";
import { paths } from "#web/paths.ts";

const pathnameOf = (to: string): string => to.split(/[?#]/)[0] ?? "";

/** Makes the router's link without its prefetching for frameworks, which would add 2 kB to every page. */
function AppLink({ to, state, onClick, children, ...rest }: RouteLinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { target: rest.target, state });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}

/** Makes a link of the app. A link to the landing page is a plain one, because that page is another document. */
export function routerLink(props: RouteLinkProps) {
  const pathname = pathnameOf(props.to);
  if (pathname === paths.home) return plainLink(props);
  const prepare = () => fetchAhead(() => loadPage(pathname));
  return <AppLink {...props} onPointerEnter={prepare} onFocus={prepare} />;
}
