import { type MouseEvent, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

/** Puts the focus there without an entry in the history; without scripts it is a link like any other. */
const skipToMain = (event: MouseEvent) => {
  event.preventDefault();
  document.querySelector("main")?.focus();
};

export type FrameProps = {
  nav?: ReactNode;
  /** a page's failure is forgotten when this changes */
  resetKey: string;
  children: ReactNode;
};

/** What stands round every page: the way past the navigation, the navigation, and `<main>`. */
export const Frame = ({ nav, resetKey, children }: FrameProps) => (
  <>
    <a className="btn ink skip" href="#main" onClick={skipToMain}>
      Skip to content
    </a>
    {nav}
    <main id="main" tabIndex={-1}>
      <ErrorBoundary resetKey={resetKey}>
        <Suspense fallback={<div className="page-wait" aria-busy="true" />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  </>
);
