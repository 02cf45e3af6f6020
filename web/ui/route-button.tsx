import { type ButtonLooks, buttonClass } from "./button.tsx";
import { RouteLink, type RouteLinkProps } from "./route-link.tsx";

type RouteButtonProps = ButtonLooks & RouteLinkProps;

/** Shows a link to a page of the app that looks like a button. */
export const RouteButton = ({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: RouteButtonProps) => (
  <RouteLink {...rest} className={buttonClass({ variant, size, block }, className)}>
    {icon}
    {children}
  </RouteLink>
);
