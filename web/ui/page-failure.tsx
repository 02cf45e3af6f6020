import type { ReactNode } from "react";
import drawing from "./drawing.module.css";
import { Empty } from "./empty.tsx";
import styles from "./page-failure.module.css";

const BrokenBadge = () => (
  <svg width="168" height="128" viewBox="0 0 168 128" fill="none" aria-hidden="true">
    <path d="M77 0h14v34H77z" className={drawing.accent} opacity=".45" />
    <rect x="45" y="26" width="78" height="98" rx="14" className={drawing.card} />
    <rect x="70" y="34" width="28" height="7" rx="3.5" className={drawing.ink} />
    <path d="M84 56v32M84 104h.01" className={styles.mark} />
  </svg>
);

type PageFailureProps = { title: string; action: ReactNode; children: ReactNode };

/** Shows a message in place of a page that could not be loaded. `action` is what the reader can do next. */
export const PageFailure = ({ title, action, children }: PageFailureProps) => (
  <div className={styles.failure} role="alert">
    <Empty drawing={<BrokenBadge />} title={title} level={1} action={action}>
      {children}
    </Empty>
  </div>
);
