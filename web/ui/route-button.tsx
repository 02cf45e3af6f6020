import { Link, type LinkProps } from "react-router-dom";
import { type ButtonLooks, buttonClass } from "./button.tsx";

export type RouteButtonProps = ButtonLooks & LinkProps;

/** A link within the app that looks like a button. */
export const RouteButton = ({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: RouteButtonProps) => (
  <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
    {icon}
    {children}
  </Link>
);
