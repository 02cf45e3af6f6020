import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "#web/lib/class-names.ts";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> & {
  /** the name, which is read aloud and shown on hover */
  label: string;
  icon: ReactNode;
  danger?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Shows a 44 px button with an icon alone. */
export const IconButton = ({ label, icon, danger = false, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={classNames("icon-btn", danger && "danger", className)}
  >
    {icon}
  </button>
);
