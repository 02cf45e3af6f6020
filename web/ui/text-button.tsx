import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./text-button.module.css";

type TextButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** stands beside an action that people want more often */
  quiet?: boolean;
  /** takes no clicks, but keeps the focus */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Shows a button that looks like a link. */
export function TextButton({ className, quiet = false, busy = false, onClick, ...rest }: TextButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, quiet && styles.quiet, className)}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={click}
    />
  );
}
