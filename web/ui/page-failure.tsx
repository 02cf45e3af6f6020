import type { ReactNode } from "react";

const BrokenBadge = () => (
  <svg width="168" height="128" viewBox="0 0 168 128" fill="none" aria-hidden="true">
    <path d="M77 0h14v34H77z" className="em-strap" opacity=".45" />
    <rect x="45" y="26" width="78" height="98" rx="14" className="em-card" />
    <rect x="70" y="34" width="28" height="7" rx="3.5" className="em-slot" />
    <path d="M84 56v32M84 104h.01" className="em-bang" />
  </svg>
);

type PageFailureProps = { title: string; action: ReactNode; children: ReactNode };

/** Takes the place of a page that could not be loaded; `action` is the one way on. */
export const PageFailure = ({ title, action, children }: PageFailureProps) => (
  <div className="page-error" role="alert">
    <div className="emptybox">
      <BrokenBadge />
      <h1>{title}</h1>
      <p>{children}</p>
      {action}
    </div>
  </div>
);
