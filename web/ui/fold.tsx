import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./fold.module.css";

type FoldProps = {
  title: string;
  /** what is in it, beside the title or below it */
  note?: ReactNode;
  /** whether it is unfolded at first; what changes later folds nothing */
  isOpen?: boolean;
  /** unfolds it once this becomes true: something in it is wrong, or was filled in from elsewhere */
  isNeeded?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Shows a part that most people don't need behind its title. It is a `<details>`, so that the browser's search finds what
 * is in it; nothing folds it but a tap on the title.
 */
export function Fold({ title, note, isOpen = false, isNeeded = false, className, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isOpen || isNeeded);
  // Before other effects, which may give the focus to a field in it.
  useLayoutEffect(() => {
    if (isNeeded && details.current) details.current.open = true;
  }, [isNeeded]);
  return (
    <details ref={details} className={classNames(styles.fold, className)} open={isOpenAtFirst}>
      <summary>
        <span>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
