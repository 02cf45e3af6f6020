import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Nav } from "#web/features/session/nav.tsx";
import styles from "./app-layout.module.css";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Layout } from "./layout.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { isUserPath } from "./paths.ts";
import { useRouteChange } from "./route-change.ts";

/** The page of the address: a skeleton or a blank until its code is there. Its failure is forgotten with the next page. */
function Page({ pathname }: { pathname: string }) {
  const fallback = isUserPath(pathname) ? <PageSkeleton /> : <div className={styles.wait} aria-busy="true" />;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={fallback}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The layout of the app's pages, under the site's navigation. */
export function AppLayout() {
  const { pathname } = useLocation();
  useRouteChange();
  return (
    <Layout nav={<Nav pathname={pathname} />}>
      <Page pathname={pathname} />
    </Layout>
  );
}

/** The layout of the admin's pages, which bring their own bar. */
export function AdminLayout() {
  const { pathname } = useLocation();
  useRouteChange();
  return (
    <Layout>
      <Page pathname={pathname} />
    </Layout>
  );
}
