import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonLooks = {
  variant?: "ink" | "accent" | "line" | "soft" | "ghost" | "danger" | "danger-fill";
  size?: "lg" | "sm";
  /** whether it has the full width */
  block?: boolean;
  icon?: ReactNode;
};

/** Makes the class names of a button, also for router links that look like one. */
export const buttonClass = ({ variant = "ink", size, block }: ButtonLooks, className?: string): string =>
  classNames("btn", variant === "danger" ? "line danger" : variant, size, block && "block", className);

export type ButtonProps = ButtonLooks &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** shows a spinner and takes no clicks, but keeps the focus; where it is given, a double click counts once */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** Shows a button. `type` is "button" by default. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy,
  className,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click can come before the first one is shown.
    const isRepeated = busy !== undefined && event.detail > 1;
    // This also stops Enter from sending a form again.
    if (busy || isRepeated) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, block }, className), busy && "busy")}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={click}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type LinkButtonProps = ButtonLooks &
  AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** Shows a link that looks like a button. It is a plain `<a>`, which always loads a document. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  );
}
