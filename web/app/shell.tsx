import { Outlet, useLocation } from "react-router-dom";
import { Nav } from "#web/features/session/nav.tsx";
import { Frame } from "./frame.tsx";
import { useRouteChange } from "./route-change.ts";

/** The frame of the site's pages: navigation, then the page in `<main>`. */
export function Shell() {
  const { pathname } = useLocation();
  useRouteChange();
  return (
    <Frame nav={<Nav pathname={pathname} />} pathname={pathname}>
      <Outlet />
    </Frame>
  );
}

/** The frame of the admin's pages, which bring their own bar. */
export function AdminShell() {
  const { pathname } = useLocation();
  useRouteChange();
  return (
    <Frame pathname={pathname}>
      <Outlet />
    </Frame>
  );
}
