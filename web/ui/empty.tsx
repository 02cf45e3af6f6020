import type { ReactNode } from "react";

type EmptyProps = {
  /** a line drawing, decoration */
  drawing?: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
};

/** Takes the place of a list that is empty or could not be loaded. */
export const Empty = ({ drawing, title, children, action }: EmptyProps) => (
  <div className="emptybox">
    {drawing}
    <h3>{title}</h3>
    <p>{children}</p>
    {action}
  </div>
);
