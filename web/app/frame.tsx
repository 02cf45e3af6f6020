import { type MouseEvent, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { isUserPath } from "./paths.ts";

/** Puts the focus there without an entry in the history; without scripts it is a link like any other. */
const skipToMain = (event: MouseEvent) => {
  event.preventDefault();
  document.querySelector("main")?.focus();
};

export type FrameProps = {
  nav?: ReactNode;
  /** of the page; when it changes, a page's failure is forgotten */
  pathname: string;
  children: ReactNode;
};

/** What stands round every page: the way past the navigation, the navigation, and `<main>`. */
export function Frame({ nav, pathname, children }: FrameProps) {
  const fallback = isUserPath(pathname) ? <PageSkeleton /> : <div className="page-wait" aria-busy="true" />;
  return (
    <>
      <a className="btn ink skip" href="#main" onClick={skipToMain}>
        Skip to content
      </a>
      {nav}
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={fallback}>{children}</Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
