import type { FormEvent, ReactNode } from "react";
import styles from "./dialog-form.module.css";

type DialogFormProps = { onSubmit: (event: FormEvent<HTMLFormElement>) => unknown; children: ReactNode };

/** Shows the form of a dialog, below its title. Sending it doesn't send the form that the dialog was opened from. */
export const DialogForm = ({ onSubmit, children }: DialogFormProps) => (
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
