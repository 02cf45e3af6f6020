import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonLooks = {
  variant?: "ink" | "accent" | "line" | "soft" | "ghost" | "danger" | "danger-fill";
  size?: "lg" | "sm";
  /** full width */
  block?: boolean;
  icon?: ReactNode;
};

/** Class names of a button, for router links that look like one. */
export const buttonClass = ({ variant = "ink", size, block }: ButtonLooks, className?: string): string =>
  classNames("btn", variant === "danger" ? "line danger" : variant, size, block && "block", className);

export type ButtonProps = ButtonLooks &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner and takes no clicks, but keeps the focus. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button; `type` is "button" unless it says otherwise. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being sent again with Enter.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, block }, className), busy && "busy")}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type LinkButtonProps = ButtonLooks &
  AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button: a plain `<a>`, so always a full page load. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  );
}
