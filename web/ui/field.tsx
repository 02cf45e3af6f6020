import { CircleAlert } from "lucide-react";
import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./field.module.css";
import { type FieldProps, fieldWith } from "./field-with.tsx";

/** Shows a label, one control, and the texts about it. */
export const Field = fieldWith(styles);

/** Shows a field whose value is an address, which reads from left to right in every language. */
export const AddressField = ({ className, ...field }: FieldProps) => (
  <Field {...field} className={classNames(styles.address, className)} />
);

/** Shows fields side by side; on phones one below the other. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);

type HelpProps = HTMLAttributes<HTMLElement> & { as?: "p" | "span" };

/** Shows what is expected, below a control or a heading. */
export const Help = ({ as: Tag = "p", className, ...rest }: HelpProps) => (
  <Tag {...rest} className={classNames(styles.help, className)} />
);

/** Shows what is wrong with what was chosen. */
export const FieldMessage = ({ children }: { children: ReactNode }) => (
  <p className={styles.message}>
    <CircleAlert size={18} aria-hidden="true" />
    {children}
  </p>
);
