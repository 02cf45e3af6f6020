import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { Nav } from "#web/features/session/nav.tsx";
import styles from "./app-layout.module.css";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Layout } from "./layout.tsx";
import { fileOf } from "./page-files.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { isUserPath } from "#web/paths.ts";
import { useRouteChange } from "./route-change.ts";

/**
 * Shows the page of the address, and a skeleton or a blank until its code is there. The next page resets a failure, and has a
 * Suspense of its own: Preact's never shows another page in the place of one whose code is on its way.
 */
function Page({ pathname }: { pathname: string }) {
  const fallback = isUserPath(pathname) ? <PageSkeleton /> : <div className={styles.wait} aria-busy="true" />;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense key={fileOf(pathname)} fallback={fallback}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lays out the app's pages under the site's navigation. */
export function AppLayout() {
  const { pathname } = useLocation();
  useRouteChange();
  return (
    <Layout nav={<Nav pathname={pathname} />}>
      <Page pathname={pathname} />
    </Layout>
  );
}

/** Lays out the admin's pages, which bring their own bar. */
export function AdminLayout() {
  const { pathname } = useLocation();
  useRouteChange();
  return (
    <Layout>
      <Page pathname={pathname} />
    </Layout>
  );
}
