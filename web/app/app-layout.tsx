import { type ReactNode, Suspense } from "react";
import { Nav } from "#web/features/session/nav.tsx";
import styles from "./app-layout.module.css";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Layout } from "./layout.tsx";
import { fileOf } from "./page-files.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { isUserPath } from "#web/paths.ts";
import { Turn } from "#web/lib/turn.tsx";
import { useRouteChange } from "./route-change.ts";

type AppLayoutProps = { pathname: string; children: ReactNode };

/**
 * Shows a page, and a skeleton or a blank until its code is there. The next page resets a failure, and has a
 * Suspense of its own: Preact's never shows another page in the place of one whose code is on its way.
 */
function Page({ pathname, children }: AppLayoutProps) {
  const fallback = isUserPath(pathname) ? <PageSkeleton /> : <div className={styles.wait} aria-busy="true" />;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense key={fileOf(pathname)} fallback={fallback}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lays out the app's pages under the site's navigation; the admin's pages bring their own bar. */
export function AppLayout({ pathname, children }: AppLayoutProps) {
  useRouteChange();
  return (
    <Layout
      nav={
        !fileOf(pathname).startsWith("admin-") && (
          <Turn>
            <Nav pathname={pathname} />
          </Turn>
        )
      }
    >
      <Turn>
        <Page pathname={pathname}>{children}</Page>
      </Turn>
    </Layout>
  );
}
