import type { FormEvent, ReactNode } from "react";
import { useHoldPage } from "#web/lib/hold-page.ts";
import styles from "./dialog-form.module.css";

type DialogFormProps = { onSubmit: (event: FormEvent<HTMLFormElement>) => unknown; children: ReactNode };

/**
 * Shows the form of a dialog, below its title. Sending it doesn't send the form that the dialog was opened from. The page
 * stays in an ended session while it is open.
 */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  useHoldPage();
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.stopPropagation();
        void onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}
