import type { ReactNode } from "react";

export type EmptyProps = {
  /** a line drawing; decoration only */
  drawing?: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet, or nothing to be had: a drawing, one title, one sentence, one button. */
export const Empty = ({ drawing, title, children, action }: EmptyProps) => (
  <div className="emptybox">
    {drawing}
    <h3>{title}</h3>
    <p>{children}</p>
    {action}
  </div>
);
