import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./text-button.module.css";

type TextButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** stands beside an action that people want more often */
  quiet?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Shows a button that looks like a link. */
export const TextButton = ({ className, quiet = false, ...rest }: TextButtonProps) => (
  <button type="button" {...rest} className={classNames(styles.button, quiet && styles.quiet, className)} />
);
