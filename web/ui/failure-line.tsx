import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./failure-line.module.css";
import { Note } from "./note.tsx";

type FailureLineProps = { title: string; children: ReactNode };

/** Says at a form's button why it wasn't sent. */
export const FailureLine = ({ title, children }: FailureLineProps) => (
  <Note tone="bad" className={styles.failure} role="alert">
    <CircleAlert size={20} aria-hidden="true" />
    <p>
      <b>{title}</b>
      <br />
      {children}
    </p>
  </Note>
);
