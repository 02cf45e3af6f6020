import type { FormEvent, ReactNode } from "react";
import styles from "./dialog-form.module.css";

type DialogFormProps = { onSubmit: (event: FormEvent<HTMLFormElement>) => unknown; children: ReactNode };

/** The form of a dialog, below its title. A form that the dialog was opened from isn't sent with it. */
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
