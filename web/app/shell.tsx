import { type ReactNode, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Nav } from "#web/features/session/nav.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { useRouteChange } from "./route-change.ts";

const skipToMain = () => document.querySelector("main")?.focus();

function Page({ nav }: { nav?: ReactNode }) {
  const { pathname } = useLocation();
  useRouteChange();
  return (
    <>
      <button type="button" className="btn ink skip" onClick={skipToMain}>
        Skip to content
      </button>
      {nav}
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

/** The frame of the site's pages: navigation, then the page in `<main>`. */
export const Shell = () => <Page nav={<Nav />} />;

/** The frame of the admin's pages, which bring their own bar. */
export const AdminShell = () => <Page />;
